"""Who sits down at the tables of these tests."""

from __future__ import annotations

from device import ME, Message

#: On a device of their own, which only a test makes act: a table at which nothing happens by itself.
FRIEND: Message = {"who": "friend", "name": "Berta", "portrait": "witch"}
#: A table full of people; with a long name, since somebody has one.
GUESTS: list[Message] = [
    {**ME, "name": "Maximiliane-Josephine"},
    {**FRIEND, "name": "Bo"},
    {**FRIEND, "name": "Cleopatra", "portrait": "wizard"},
    {**FRIEND, "name": "Dan", "portrait": "knight"},
]
BOTS: list[Message] = [
    {"who": "bot", "bot": "forgetful", "settings": {"memory": 1.0}, "name": name, "portrait": portrait}
    for name, portrait in (("Bo", "witch"), ("Cleo", "wizard"))
]
