"""What bots found out, as it is sent."""

from __future__ import annotations

from cabale.bots import hint
from cabale.core import reason
from cabale.server.wire import Advice, Hint, Reason, Remark


def reason_sent(found: reason.Reason) -> Reason:
    """One claim of the rules."""
    return Reason(found.key, found.paragraph, list(found.args), found.risk)


def hint_sent(id: int, found: hint.Hint) -> Hint:
    """A hint for whoever asked with this id."""
    best = [Advice(one.action, one.trust, one.chance, one.error) for one in found.best]
    remarks = [Remark(one.key, one.seat, one.action, one.percent) for one in found.remarks]
    return Hint(id, best, [reason_sent(one) for one in found.reasons], remarks)
