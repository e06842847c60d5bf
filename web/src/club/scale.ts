// An axis that holds some intervals, with round numbers marked on it.

export interface Scale {
  marks: number[];
  at: (value: number) => number; // in percent of the width, kept inside
}

const MARKS = 4; // steps between the ends

/** The axis on which all intervals lie; `step` is what its marks are multiples of. */
export function scaleOf(intervals: [number, number][], step = 50): Scale {
  const low = Math.min(...intervals.map(([from]) => from), 1400);
  const high = Math.max(...intervals.map(([, to]) => to), 1600);
  const apart = Math.ceil((high - low) / MARKS / step) * step;
  const first = Math.floor(low / apart) * apart;
  const count = Math.ceil((high - first) / apart);
  const marks = Array.from({ length: count + 1 }, (_, n) => first + n * apart);
  const span = count * apart;
  const at = (value: number): number => Math.min(100, Math.max(0, ((value - first) / span) * 100));
  return { marks, at };
}
