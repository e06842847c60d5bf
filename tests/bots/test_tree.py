"""The tree in flat rows keeps its edges apart and finds them again."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cabale.bots.playout import Verdict, bounded, is_higher
from cabale.bots.tree import FIGURES, PRIOR, Tree


def test_edges_are_found_again_after_the_table_grew() -> None:
    tree = Tree()
    made = {(node, label): tree.edge(node, label) for node in range(60) for label in range(60)}
    assert len(set(made.values())) == 3600 == tree.count
    assert all(tree.known(node, label) == edge for (node, label), edge in made.items())
    assert tree.known(61, 0) == -1


def test_a_new_edge_was_never_looked_at() -> None:
    tree = Tree()
    edge = tree.edge(0, 7)
    assert tree.figures[edge * FIGURES + PRIOR] < 0
    assert list(tree.labels(0)) == [7]


def test_standings_compare_by_points_then_tie_breakers() -> None:
    assert is_higher(vec[i64]([3, 1]), vec[i64]([3, 0]))
    assert not is_higher(vec[i64]([3, 1]), vec[i64]([3, 1]))
    assert not is_higher(vec[i64]([2, 9]), vec[i64]([3, 1]))


def test_guessed_chances_add_up_to_one_win() -> None:
    verdict = Verdict(3)
    for seat, points in enumerate((900.0, 300.0, 1200.0)):
        verdict.points[seat] = points
    verdict.guess_win(3, 500.0)
    assert abs(sum(verdict.won) - 1) < 1e-9
    assert verdict.won[2] > verdict.won[0] > verdict.won[1]
    assert bounded(99.0) == 30.0
