interface Mark {
  /** Pixels of its middle. */
  x: number;
  level: number;
}

export const MARK_PX = 24;
const GAP_PX = 2;
const MOST_LEVELS = 4;

/** Marks that would touch stand above each other; without room they overlap. */
export function layOutMarks(
  at: readonly number[],
  [from, to]: readonly [number, number],
  width: number,
): Mark[] {
  const room = Math.max(0, width - MARK_PX);
  const ends: number[] = [];
  return at.map((instant) => {
    const share = to > from ? Math.min(1, Math.max(0, (instant - from) / (to - from))) : 0.5;
    const x = MARK_PX / 2 + share * room;
    const free = ends.findIndex((end) => x - end >= MARK_PX + GAP_PX);
    const level =
      free >= 0 ? free : ends.length < MOST_LEVELS ? ends.length : ends.indexOf(Math.min(...ends));
    ends[level] = x;
    return { x, level };
  });
}

const STEPS_MIN = [1, 2, 5, 10, 15, 30, 60, 120];
const MOST_TICKS = 6;
const MINUTE_MS = 60_000;

export function minutesBelow([from, to]: readonly [number, number]): number[] {
  const minutes = (to - from) / MINUTE_MS;
  const step = STEPS_MIN.find((each) => minutes / each <= MOST_TICKS) ?? minutes;
  return Array.from({ length: Math.floor(minutes / step) }, (_, place) => (place + 1) * step);
}
