"""Who sits down at the tables of these tests."""

from __future__ import annotations

from device import ME, Message

#: Of the same device as ME, and never acting: a table at which only this test does anything.
FRIEND: Message = {**ME, "name": "Berta", "portrait": "witch"}
#: Some more of these; with a long name, since somebody has one.
GUESTS: list[Message] = [
    {**ME, "name": "Maximiliane-Josephine"},
    {**ME, "name": "Bo", "portrait": "witch"},
    {**ME, "name": "Cleopatra", "portrait": "wizard"},
    {**ME, "name": "Dan", "portrait": "knight"},
]
BOTS: list[Message] = [
    {"who": "bot", "bot": "forgetful", "settings": {"memory": 1.0}, "name": name, "portrait": portrait}
    for name, portrait in (("Bo", "witch"), ("Cleo", "wizard"))
]
