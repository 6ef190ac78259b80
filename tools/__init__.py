"""What is run beside the build: an audit of the lock files, and the list of all that goes into a wheel."""
