"""What the lobby offers."""

import dataclasses

from .. import games
from ..bots import KINDS, Setting, kinds_for
from ..bots.search import PLAYOUTS, SECONDS
from ..games.game import Option
from . import messages

#: What a bot at a table may be given at most: its action is one piece of work in the queue of all tables.
MOST_THOUGHT = {SECONDS.name: 1.0, PLAYOUTS.name: 20_000}


def at_a_table(setting: Setting) -> Setting:
    """As it can be set here."""
    return dataclasses.replace(setting, high=MOST_THOUGHT.get(setting.name, setting.high))


def catalogue(build: str | None) -> messages.Catalogue:
    return messages.Catalogue(
        rulesets=[
            messages.RulesetInfo(
                id=ruleset.id,
                game=ruleset.game,
                players=ruleset.players,
                age=ruleset.age,
                kinds=list(ruleset.kinds),
                portraits=list(ruleset.portraits),
                options=[_option(option) for option in ruleset.options if not option.small_form],
                bots=[kind.name for kind in kinds_for(game)],
                has_memory=game.has_memory,
            )
            for game in games.GAMES
            for ruleset in game.rulesets
        ],
        bots=[
            messages.BotInfo(
                id=kind.name,
                settings=[
                    messages.SettingInfo(
                        name=setting.name, low=setting.low, high=setting.high, default=setting.default
                    )
                    for setting in map(at_a_table, kind.settings)
                ],
            )
            for kind in KINDS
        ],
        build=build,
    )


def _option(option: Option) -> messages.OptionInfo:
    return messages.OptionInfo(
        name=option.name,
        kind=option.kind,
        default=option.default,
        low=option.low if option.kind == "int" else None,
        high=option.high if option.kind == "int" else None,
        choices=list(option.choices),
        with_players={players: _option(other) for players, other in option.with_players.items()},
    )
