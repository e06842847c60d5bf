"""What the server counts, as Prometheus reads it."""

from __future__ import annotations

from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Metrics:
    """Counters since the start; gauges are read when somebody asks."""

    def __init__(self) -> None:
        self.counts: dict[str, int] = {
            "answers": 0,
            "refused": 0,
            "messages_received": 0,
            "messages_sent": 0,
            "sockets_opened": 0,
            "closed_for_misuse": 0,
            "slow_readers": 0,
            "tables_made": 0,
            "games_finished": 0,
            "store_failures": 0,
            "store_conflicts": 0,
            "calls_sent": 0,
            "calls_gone": 0,
            "calls_later": 0,
            "calls_never": 0,
        }
        self.buckets = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def count(self, name: str, n: int = 1) -> None:
        self.counts[name] += n

    def took(self, seconds: float) -> None:
        """An answer came, was stored and was told."""
        self.seconds += seconds
        for i, bound in enumerate(BOUNDS):
            if seconds <= bound:
                self.buckets[i] += 1
                return
        self.buckets[-1] += 1

    def text(self, gauges: dict[str, float]) -> str:
        """Everything, in the text format of Prometheus."""
        out = []
        for name, value in self.counts.items():
            out += [f"# TYPE cabale_{name}_total counter", f"cabale_{name}_total {value}"]
        for name, gauge in gauges.items():
            out += [f"# TYPE cabale_{name} gauge", f"cabale_{name} {gauge}"]
        return "\n".join([*out, *self.histogram(), ""])

    def histogram(self) -> list[str]:
        """The time from an answer's arrival until it was told."""
        name, total = "cabale_answer_seconds", 0
        out = [f"# TYPE {name} histogram"]
        for bound, n in zip([*BOUNDS, "+Inf"], self.buckets, strict=True):
            total += n
            out.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*out, f"{name}_sum {self.seconds:.6f}", f"{name}_count {total}"]
