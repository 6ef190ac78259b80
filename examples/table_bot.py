"""Sit down at a table of a Hippodrome server and race: python examples/table_bot.py URL CODE [NAME]."""

import json
import random
import sys
import urllib.request


def ask(url, body=None, token=""):
    """Ask the server: a GET, or a POST of JSON."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return urllib.request.urlopen(urllib.request.Request(url, data, headers), timeout=60)


server, code, name = sys.argv[1], sys.argv[2], [*sys.argv, "Bot"][3]
table = f"{server}/api/tables/{code}"
me = json.load(ask(f"{table}/seats", {"name": name}))
for line in ask(f"{table}/stream", token=me["token"]):  # one JSON message a line, for as long as we like
    message = json.loads(line)
    if message["type"] not in ("whole", "happened"):
        continue
    if message["table"]["stage"] == "over":
        print(json.dumps(message["race"]["standings"]))
        break
    if message["race"] and message["race"]["offers"]:  # offers come to whoever is to move, and to nobody else
        turn = message["table"]["turn"]
        move = {"type": "move", "key": f"bot-turn-{turn}", "seat": me["seat"], "turn": turn}  # done once
        ask(f"{table}/deeds", move | {"move": random.choice(message["race"]["offers"])}, me["token"])
