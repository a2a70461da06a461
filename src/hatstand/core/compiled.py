"""The one typed door to Numba.

`compiled` turns a function into machine code on its first call and keeps the code in a folder on disk. Numba
notices a change in the file of the function itself, but not in a function that it calls from another file;
so the folder's name bears a hash of the package's whole source, and an outdated cache can never be found.
"""

import hashlib
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

import numba.extending
import platformdirs
from numba.core import config as numba_config
from numba.core import types
from numba.core.registry import CPUDispatcher
from numba.core.typing import templates

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")

PACKAGE = Path(__file__).resolve().parent.parent
#: The rooms that hold compiled code, or are called by it.
ROOMS = ("core", "games", "bots", "lab", "reviewing")
config: Any = numba_config
#: False where NUMBA_DISABLE_JIT=1 runs the same source in the interpreter.
JIT = not config.DISABLE_JIT


def source_hash(package: Path = PACKAGE) -> str:
    """16 hex digits that change when any line of the package's compiled rooms does."""
    digest = hashlib.sha256()
    for room in ROOMS:
        for path in sorted((package / room).rglob("*.py")):
            digest.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Where machine code of exactly this source is kept: `HATSTAND_CACHE`, else the user's cache folder."""
    root = os.environ.get("HATSTAND_CACHE") or platformdirs.user_cache_dir("hatstand", appauthor=False)
    return Path(root) / "compiled" / _SOURCE_HASH


_SOURCE_HASH = source_hash()


class _Function(CPUDispatcher):
    """A function that other compiled code calls with integers of 64 bits, however they are stored there.

    Left to itself, Numba compiles a function anew for each width of an integer and for each constant it is called
    with. That takes a fifth of all its time, and brings nothing: where a constant tells, LLVM inlines.
    """

    def get_call_template(self, args: Sequence[Any], kws: Any) -> Any:
        named = {name: _widened(each) for name, each in dict(kws).items()}
        return super().get_call_template(tuple(map(_widened, args)), named)


def _widened(argument: types.Type) -> types.Type:
    """64 bits for every signed integer, one that is known while compiling included."""
    plain: types.Type = types.unliteral(argument)  # type: ignore[no-untyped-call]
    return types.int64 if plain in types.signed_domain else plain


#: Without what Numba makes for calls from C, of which there are none.
_OPTIONS = {"nopython": True, "nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}


def compiled(function: Callable[Arguments, Result]) -> Callable[Arguments, Result]:
    """Compile `function` by Numba (nopython, cached on disk, without the GIL); plain where JIT is off.

    Compiled code neither checks bounds nor raises on division by zero: the rules keep to their ranges.
    """
    if not JIT:
        return function
    # Numba reads this setting while it decorates; nobody else's functions are to land in our folder.
    before, config.CACHE_DIR = config.CACHE_DIR, str(cache_folder())
    try:
        dispatcher = _Function(function, targetoptions=_OPTIONS)
        dispatcher.enable_caching()
    finally:
        config.CACHE_DIR = before
    return cast(Callable[Arguments, Result], dispatcher)


def overload(
    target: Callable[..., object],
) -> Callable[[Callable[..., object]], Callable[..., object]]:
    """Typed form of `numba.extending.overload`: what `target` means inside compiled code.

    Not `strict`: that compares the annotations too, and what Numba types is not what the code it returns does.
    """
    return cast(
        Callable[[Callable[..., object]], Callable[..., object]],
        numba.extending.overload(target, strict=False),
    )


def link(target: Callable[..., object], find: Callable[[types.Type], Any]) -> None:
    """In compiled code a call of `target` is one of the compiled function that `find` gives for the type of its
    first argument. Where it gives None, the call can't be compiled.

    An `overload` that calls on would do as well, but is compiled itself, again for each width of an integer.
    """

    class Template(templates.AbstractTemplate):
        key = target

        def generic(self, args: tuple[types.Type, ...], kws: dict[str, types.Type]) -> Any:
            self.function = find(args[0])
            if self.function is None:
                return None
            template, _, args, kws = self.function.get_call_template(args, kws)
            return template(self.context).apply(args, kws)

        def get_impl_key(self, signature: Any) -> Any:
            return self.function.get_overload(signature)

    templates.infer_global(target, types.Function(Template))  # type: ignore[no-untyped-call]
