"""The adapters for other people's libraries."""
