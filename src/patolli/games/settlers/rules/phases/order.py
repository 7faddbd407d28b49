"""The order of a round (S1.3, format 5): Lookout, Production, Action, Cleanup, and the attack in solo."""

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.rules.phases.attack import ATTACKS, attack, collect_virtual_locations
from patolli.games.settlers.rules.phases.cleanup import end_round, end_take_overs, start_cleanup
from patolli.games.settlers.rules.phases.lookout import lookout_step, seat_in_order
from patolli.games.settlers.rules.phases.production import production_step
from patolli.games.settlers.rules.state import ACTION, ATTACK, CLEANUP, LAST_ROUND, LOOKOUT, OVER, PRODUCTION
from patolli.games.settlers.rules.turns import next_turn


@kernel
def next_step(s):
    """Nothing is pending: continue the phase."""
    if s.phase == LOOKOUT:
        lookout_step(s)
    elif s.phase == PRODUCTION:
        production_step(s)
    elif s.phase == ACTION:
        next_turn(s)
    elif s.phase == CLEANUP:
        cleanup_step(s)
    else:
        attack_step(s)


@kernel
def cleanup_step(s):
    """S1.13: in turn order; after round 5 only takeovers end (D5)."""
    step = s.step
    s.step = step + 1
    if s.round_no == LAST_ROUND:
        end_take_overs(s)
    elif step < s.players:
        start_cleanup(s, seat_in_order(s, step))
        return
    else:
        end_round(s)
    if s.solo == 1:
        s.phase = ATTACK
        s.step = 0
    else:
        end_of_round(s)


@kernel
def attack_step(s):
    """S1.17.4: the virtual player's Locations go to the Collection, then two attacks, every round."""
    step = s.step
    s.step = step + 1
    if step == 0:
        collect_virtual_locations(s)
    elif step <= ATTACKS:
        attack(s)
    else:
        end_of_round(s)


@kernel
def end_of_round(s):
    if s.round_no == LAST_ROUND:
        s.phase = OVER
        s.step = 0
        s.over = 1
        return
    s.round_no += 1
    s.phase = LOOKOUT
    s.step = 0
