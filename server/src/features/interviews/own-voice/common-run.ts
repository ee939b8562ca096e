import { likeness } from './likeness.ts';
import type { SpokenWord } from './spoken-words.ts';

/** Words of the one that are words of the other, in the same order and at the same time. */
export interface CommonRun {
  /** Of the one; `to` is behind its last word. */
  from: number;
  to: number;
  otherTo: number;
  otherFrom: number;
  count: number;
  weight: number;
}

const SAME = 0.6;
/** Of two words that are one in the other: "co worker". */
const JOINED = 0.75;
const UNLIKE = -0.5;
const LEFT_OUT = -0.5;
/** Loudspeaker and microphone are so far apart, and two recognisers end a word so differently. */
const LATE_MS = 1_100;
const EARLY_MS = 900;

interface Cell {
  score: number;
  from: number;
  otherFrom: number;
  count: number;
}

const NOTHING: Cell = { score: 0, from: -1, otherFrom: -1, count: 0 };

/** The weightiest, found as Smith and Waterman do; undefined where nothing is common. */
export function commonRun(one: readonly SpokenWord[], other: readonly SpokenWord[]): CommonRun | undefined {
  const rows: Cell[][] = [[]];
  let best: CommonRun | undefined;
  for (let row = 1; row <= one.length; row += 1) {
    const here: Cell[] = [];
    rows.push(here);
    for (let column = 1; column <= other.length; column += 1) {
      const cell = bestCell(one, other, rows, row, column);
      here[column] = cell;
      if (cell.score <= (best?.weight ?? 0)) continue;
      const { from, otherFrom, count, score: weight } = cell;
      best = { from, to: row, otherFrom, otherTo: column, count, weight };
    }
  }
  return best;
}

function bestCell(
  one: readonly SpokenWord[],
  other: readonly SpokenWord[],
  rows: readonly Cell[][],
  row: number,
  column: number,
): Cell {
  const [word, match] = [one[row - 1]!, other[column - 1]!];
  const grown = (up: number, left: number, by: number, count: number): Cell => {
    const before = rows[row - up]?.[column - left] ?? NOTHING;
    const begins = before.score === 0;
    return {
      score: before.score + by,
      from: begins ? row - up : before.from,
      otherFrom: begins ? column - left : before.otherFrom,
      count: (begins ? 0 : before.count) + count,
    };
  };
  const candidates: Cell[] = [];
  if (isAtOnce(word, match)) {
    const like = likeness(word.letters, match.letters, SAME);
    if (like >= SAME) candidates.push(grown(1, 1, weightOf(match) * like, 1));
    const [earlier, earlierMatch] = [one[row - 2], other[column - 2]];
    if (earlier && likeness(earlier.letters + word.letters, match.letters, JOINED) >= JOINED)
      candidates.push(grown(2, 1, weightOf(match), 2));
    if (earlierMatch && likeness(word.letters, earlierMatch.letters + match.letters, JOINED) >= JOINED)
      candidates.push(grown(1, 2, weightOf(word), 1));
  }
  const gap = (up: number, left: number, by: number): void => {
    const cell = grown(up, left, by, 0);
    if (cell.score > 0) candidates.push(cell);
  };
  gap(1, 1, UNLIKE);
  gap(1, 0, LEFT_OUT);
  gap(0, 1, LEFT_OUT);
  return candidates.reduce((most, cell) => (cell.score > most.score ? cell : most), NOTHING);
}

function isAtOnce(own: SpokenWord, heard: SpokenWord): boolean {
  const slack = Math.max(own.slackMs, heard.slackMs);
  const late = own.at - heard.at;
  return late <= LATE_MS + slack && late >= -EARLY_MS - slack;
}

const weightOf = ({ letters }: SpokenWord): number => Math.min(1, 0.3 + letters.length / 6);
