"""The websocket side: one connection a device, commands in, frames out."""
