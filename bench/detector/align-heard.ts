import type { Sequence } from './sequence.ts';
import type { SpokenSound } from './spoken-sequence.ts';

/** Cost of a word too many; of another, the share of different letters. */
const GAP = 0.55;
const ELSEWHERE = 3;
/** Seconds. */
const EARLY = 1;

export interface LabelledWord<Label> {
  text: string;
  label: Label | undefined;
}

interface PlacedWord {
  plain: string;
  from: number;
  to: number;
}

const plainOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9']/g, '');

/** Labels finals' words by the cheapest alignment with written lines. */
export function labelsOfHeard<Label>(
  written: readonly (readonly LabelledWord<Label>[])[],
  { startOf, endOf }: SpokenSound,
  events: Sequence['events'],
): Map<number, LabelledWord<Label>[]> {
  const placed = written.flatMap((words, at) =>
    words.map(({ text, label }) => {
      const [from, to] = [startOf.get(at + 1)!, endOf.get(at + 1)!];
      return { label, plain: plainOf(text), from, to };
    }),
  );
  const lines = events
    .filter(({ kind }) => kind === 'final')
    .map(({ line, text, t }) => {
      const from = events.find((event) => event.line === line)!.t - EARLY;
      const own = text.replaceAll(/["“”]/g, '').split(/\s+/).filter(Boolean);
      const words = own.map((one): LabelledWord<Label> & PlacedWord => ({
        text: one,
        label: undefined,
        plain: plainOf(one),
        from,
        to: t,
      }));
      return { line, words };
    });
  const heard = lines.flatMap(({ words }) => words);
  for (const [at, of] of alignment(heard, placed)) heard[at]!.label = placed[of]!.label;
  for (const { words } of lines)
    for (const [at, word] of words.entries()) word.label ??= words[at - 1]?.label;
  return new Map(lines.map(({ line, words }) => [line, words]));
}

function alignment(heard: readonly PlacedWord[], written: readonly PlacedWord[]): [number, number][] {
  const width = written.length + 1;
  const cost = new Float64Array((heard.length + 1) * width);
  const isPair = new Uint8Array(cost.length);
  const costOf = (at: number, of: number): number => (at < 0 || of < 0 ? Infinity : cost[at * width + of]!);
  for (let at = 0; at <= heard.length; at += 1)
    for (let of = 0; of < width; of += 1) {
      if (at + of === 0) continue;
      const pair = costOf(at - 1, of - 1) + (at && of ? difference(heard[at - 1]!, written[of - 1]!) : 0);
      const gap = Math.min(costOf(at - 1, of), costOf(at, of - 1)) + GAP;
      cost[at * width + of] = Math.min(pair, gap);
      if (pair <= gap) isPair[at * width + of] = 1;
    }
  const pairs: [number, number][] = [];
  let [at, of] = [heard.length, written.length];
  while (at > 0 || of > 0) {
    if (isPair[at * width + of]) pairs.push([(at -= 1), (of -= 1)]);
    else if (costOf(at - 1, of) <= costOf(at, of - 1)) at -= 1;
    else of -= 1;
  }
  return pairs;
}

function difference(heard: PlacedWord, written: PlacedWord): number {
  if (heard.from > written.to || heard.to < written.from) return ELSEWHERE;
  return editsBetween(heard.plain, written.plain) / Math.max(1, heard.plain.length, written.plain.length);
}

function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of Array.from(one).entries()) {
    const next = [at + 1];
    for (let of = 1; of <= other.length; of += 1)
      next[of] = Math.min(row[of]! + 1, next[of - 1]! + 1, row[of - 1]! + (letter === other[of - 1] ? 0 : 1));
    row = next;
  }
  return row.at(-1)!;
}
