"""What changes from one JSON value to another, as a short list: the place of each change, and the new value.

A place is a path of keys and indices. Anything that changes shape (a list of another length, an object with other keys)
is replaced as a whole, so a change never has to say that something is gone. `web/src/table/differences.ts` applies
them, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast

Path = list[str | int]
Change = tuple[Path, Any]
"""Where, and the new value."""


def differences(before: Any, after: Any) -> list[Change]:
    """What has to be set in `before` to make it `after`. Values are shared, not copied."""
    return list(_differences(before, after, []))


def _differences(before: Any, after: Any, path: Path) -> Iterator[Change]:
    # Most of a view does not change, which is cheap to see. (To Python 1 is True: no place of a view has both.)
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        # An object with the same keys in another order is the same.
        for key, value in cast("dict[str, Any]", after).items():
            yield from _differences(before[key], value, [*path, key])
    elif isinstance(before, list) and isinstance(after, list):
        was, then = cast("list[Any]", before), cast("list[Any]", after)
        if len(was) == len(then):
            for at, (one, other) in enumerate(zip(was, then, strict=True)):
                yield from _differences(one, other, [*path, at])
        else:
            yield path, after
    else:
        yield path, after


def applied(value: Any, changes: Sequence[Change]) -> Any:
    """The value after all changes; the original is not modified."""
    for path, new in changes:
        value = _set(value, path, new)
    return value


def _set(value: Any, path: Sequence[str | int], new: Any) -> Any:
    if not path:
        return new
    step, *rest = path
    copy = value.copy()
    copy[step] = _set(copy[step], rest, new)
    return copy
