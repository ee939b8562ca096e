import type {
  LabelledPassage,
  SpokenRow,
  SpokenSequence,
  SequenceWord,
} from '../../training/detector/read-sequences.ts';
import type { Expected, Sequence } from './sequence.ts';

export interface Showing {
  /** No capitals and marks. */
  isBare: boolean;
  /** Long rows broken by a pause. */
  isBroken: boolean;
}

interface TimedWord extends SequenceWord {
  from: number;
  to: number;
  line: number;
  /** Place in its line, from one. */
  place: number;
}
type Chance = () => number;

/** Deterministic recogniser events: 2.5 to 3.5 words a second, finals 0.5 s late. */
export function asEvents(spoken: SpokenSequence, { isBare, isBroken }: Showing): Sequence {
  const chance = chanceOf(spoken.id);
  const rows = isBroken ? spoken.rows.flatMap((row) => brokenRow(row, chance)) : spoken.rows;
  const words: TimedWord[] = [];
  const events: (Sequence['events'][number] & { count: number })[] = [];
  let now = 0.2 + chance();
  for (const [index, row] of rows.entries()) {
    now += row.pause ?? 0.7 + 0.8 * chance();
    const own = timed(row, { from: now, line: index + 1, isBare, chance });
    if (own.length === 0) continue;
    events.push(...shown(own, chance));
    words.push(...own);
    now = own.at(-1)!.to;
  }
  return {
    id: spoken.id,
    events: events.map(({ t, kind, text, line }) => ({ t, kind, text, line })),
    expect: spoken.passages.filter(({ asks }) => asks).map((passage) => expected(passage, words, events)),
    notQuestions: spoken.passages
      .filter(({ asks }) => !asks)
      .flatMap((passage) => {
        const own = words.filter((word) => word.passage === passage);
        return [...new Set(own.map(({ line }) => line))].map((line) => ({
          line,
          kind: passage.kind,
          text: textOf(own.filter((word) => word.line === line)),
        }));
      }),
  };
}

const textOf = (words: readonly SequenceWord[]): string => words.map(({ text }) => text).join(' ');
const hundredths = (seconds: number): number => Math.round(seconds * 100) / 100;

function timed(
  { words }: SpokenRow,
  { from, line, isBare, chance }: { from: number; line: number; isBare: boolean; chance: Chance },
): TimedWord[] {
  const rate = 2.5 + chance();
  let now = from;
  return words.map((word, place) => {
    const text = isBare ? word.text.toLowerCase().replace(/[,.?!:;]+$/, '') : word.text;
    const begun = now;
    const ended = begun + (0.55 + text.length * 0.09) / rate;
    now = ended + (/[,.?!]$/.test(text) ? 0.18 : 0.02);
    return { text, passage: word.passage, from: begun, to: ended, line, place: place + 1 };
  });
}

/** Partials each 0.35 to 1.7 s without the last mark; last words often in the final only. */
function shown(words: readonly TimedWord[], chance: Chance) {
  const [first] = words;
  const end = words.at(-1)!.to;
  const line = first!.line;
  const events: (Sequence['events'][number] & { count: number })[] = [];
  let at = first!.from;
  let count = 0;
  while (count < words.length) {
    at = Math.min(end, at + 0.35 + 1.35 * chance());
    const lag = 0.15 + 0.25 * chance();
    const heard = words.filter(({ to }) => to <= at).length;
    if (heard === words.length && chance() < 0.35) break;
    if (heard === count) continue;
    count = heard;
    const text = textOf(words.slice(0, count)).replace(/[,.?!]+$/, '');
    events.push({ t: hundredths(at + lag), kind: 'partial', text, line, count });
  }
  const final = Math.max(end + 0.36 + 0.25 * chance(), (events.at(-1)?.t ?? 0) + 0.1);
  events.push({ t: hundredths(final), kind: 'final', text: textOf(words), line, count: words.length });
  return events;
}

function expected(
  passage: LabelledPassage,
  all: readonly TimedWord[],
  events: readonly (Sequence['events'][number] & { count: number })[],
): Expected {
  const words = all.filter((word) => word.passage === passage);
  const last = words.at(-1)!;
  const cuts = [0, ...passage.cuts];
  return {
    text: textOf(words),
    ...(passage.wordings.length > 0 && { alt: passage.wordings }),
    kind: passage.kind,
    askedAt: events.find(({ line, count }) => line === last.line && count >= last.place)!.t,
    startAt: hundredths(words[0]!.from),
    endAt: hundredths(last.to),
    followsUp: passage.followsUp,
    replaces: passage.replaces,
    ...(cuts.length > 1 && { parts: cuts.map((cut, at) => textOf(words.slice(cut, cuts[at + 1]))) }),
    ...(passage.isOptional && { optional: true }),
  };
}

/** Three of five long rows pause inside. */
function brokenRow(row: SpokenRow, chance: Chance): SpokenRow[] {
  const places = row.words
    .map((_, place) => place)
    .filter(
      (place) => place > 3 && place < row.words.length - 2 && !/[,.?!]$/.test(row.words[place - 1]!.text),
    );
  if (row.words.length < 9 || places.length === 0 || chance() < 0.4) return [row];
  const place = places[Math.floor(chance() * places.length)]!;
  return [
    { ...row, words: row.words.slice(0, place) },
    { pause: 0.5 + 0.6 * chance(), words: row.words.slice(place) },
  ];
}

/** Seeded 0 to 1 (mulberry32). */
function chanceOf(name: string): Chance {
  let seed = Array.from(name).reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
