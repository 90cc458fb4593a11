"""Makes a small automaton from a step function over symbols."""


class Automaton:
    """States numbered from 0 (the start), columns of symbols that all states treat alike."""

    def __init__(self, symbols, start, step, finish):
        symbols = sorted(symbols)
        rows, ends = explore(symbols, start, step, finish)
        rows, self.ends, self.number = minimise(rows, ends)
        columns = sorted(set(zip(*rows)))
        position = {column: i for i, column in enumerate(columns)}
        self.column = {s: position[c] for s, c in zip(symbols, zip(*rows))}
        self.rows = [list(row) for row in zip(*columns)]
        self.step, self.start = step, start


def explore(symbols, start, step, finish):
    """Every state that can be reached, as rows of (next state, answer)."""
    number, queue, rows = {start: 0}, [start], []
    for state in queue:
        row = []
        for symbol in symbols:
            after, answer = step(state, symbol)
            if after not in number:
                number[after] = len(queue)
                queue.append(after)
            row.append((number[after], answer))
        rows.append(row)
    return rows, [finish(state) for state in queue]


def minimise(rows, ends):
    """Merges the states that answer alike for ever (Moore's partition refinement)."""
    group = [0] * len(rows)
    while True:
        seen, refined = {}, []
        for i, row in enumerate(rows):
            key = (group[i], ends[i], tuple((group[after], answer) for after, answer in row))
            refined.append(seen.setdefault(key, len(seen)))
        if len(seen) == len(set(group)):
            break
        group = refined
    first = [refined.index(g) for g in range(len(seen))]
    merged = [[(refined[after], answer) for after, answer in rows[i]] for i in first]
    return merged, [ends[i] for i in first], refined
