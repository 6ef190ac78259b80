"""JAX compiles quickly rather than well in tests; it reads this when it is first used."""

import os

os.environ.setdefault(
    "XLA_FLAGS", "--xla_backend_optimization_level=0 --xla_llvm_disable_expensive_passes=true"
)
