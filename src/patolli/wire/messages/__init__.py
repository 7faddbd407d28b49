"""What clients send and receive, as structs, written once for both sides.

Decoding checks every field; the OpenAPI document is generated from them, and the browser app's types from that. A
server refuses unknown fields in requests; a client ignores them in responses, since a newer server may say more.
"""

from patolli.wire.messages.alerts import *  # noqa: F403
from patolli.wire.messages.basics import *  # noqa: F403
from patolli.wire.messages.classrooms import *  # noqa: F403
from patolli.wire.messages.coach import *  # noqa: F403
from patolli.wire.messages.games import *  # noqa: F403
from patolli.wire.messages.lessons import *  # noqa: F403
from patolli.wire.messages.looking import *  # noqa: F403
from patolli.wire.messages.players import *  # noqa: F403
from patolli.wire.messages.rules import *  # noqa: F403
from patolli.wire.messages.socket import *  # noqa: F403
from patolli.wire.messages.tables import *  # noqa: F403
from patolli.wire.messages.turns import *  # noqa: F403
