"""The protocol that every game meets, and what is written once over it."""
