/** A label a row; `+` joins, `blank`. */
export interface LabelledRows {
  rows: string[];
  labels: string[];
}

export type TrainingRow = readonly [text: string, label: string];
type Variation = (rows: readonly TrainingRow[], random: () => number) => TrainingRow[];

/** Seeded 0 to 1: mulberry32. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const pick = <T>(from: readonly T[], random: () => number): T =>
  from[Math.floor(random() * from.length)]!;

export function vary({ rows, labels }: LabelledRows, random: () => number): LabelledRows {
  let varied: TrainingRow[] = rows.map((text, at) => [text, labels[at]!]);
  for (const [chance, variation] of VARIATIONS) if (random() < chance) varied = variation(varied, random);
  return { rows: varied.map(([text]) => text), labels: varied.map(([, label]) => label) };
}

export const SIGN = /^(\s*)(?:[•▪‣●◦○■□➢➤►✓✔❖·∙→*–—-]|o(?=\s))\s+/u;
const SIGNS = ['• ', '- ', '* ', '– ', '▪ ', '● ', 'o ', '•\t', '  • ', ''];
const LONG = new Set([
  'bullet',
  'prose',
  'objective',
  'award',
  'publication',
  'skill',
  'interest',
  'wrapped',
  'qualification',
]);

const otherSigns: Variation = (rows, random) => {
  const sign = pick(SIGNS, random);
  return rows.map(([text, label]) => [label === 'bullet' ? text.replace(SIGN, sign) : text, label]);
};

const withoutGaps: Variation = (rows) => rows.filter(([, label]) => label !== 'blank');

const withGaps: Variation = (rows) =>
  rows.flatMap((row, at): TrainingRow[] => {
    const needs = /heading|employer|role/.test(row[1]) && at > 0 && rows[at - 1]![1] !== 'blank';
    const begins = needs && !/employer|role|dates|place/.test(rows[at - 1]![1]);
    return begins ? [['', 'blank'], row] : [row];
  });

const headingsInCapitals: Variation = (rows) =>
  rows.map(([text, label]) => [label === 'heading' ? text.toUpperCase() : text, label]);

const headingsInSentenceCase: Variation = (rows) =>
  rows.map(([text, label]) => [
    label === 'heading' && !/\p{Ll}/u.test(text) ? text.charAt(0) + text.slice(1).toLowerCase() : text,
    label,
  ]);

/** Broken at another width. */
const broken: Variation = (rows, random) => {
  const width = 45 + Math.floor(random() * 50);
  const indent = random() < 0.4 ? '  ' : '';
  return joined(rows, random).flatMap(([text, label]): TrainingRow[] => {
    if (!LONG.has(label) || text.length <= width) return [[text, label]];
    const pieces: TrainingRow[] = [];
    let piece = '';
    for (const word of text.split(/(?<=\s)/)) {
      if (piece !== '' && piece.length + word.trimEnd().length > width) {
        pieces.push([piece.trimEnd(), pieces.length === 0 ? label : 'wrapped']);
        piece = indent;
      }
      piece += word;
    }
    return [...pieces, [piece.trimEnd(), pieces.length === 0 ? label : 'wrapped']];
  });
};

/** Rejoined. */
const joined: Variation = (rows) =>
  rows.reduce<TrainingRow[]>((all, [text, label]) => {
    const before = all.at(-1);
    if (label !== 'wrapped' || before === undefined || before[1] === 'blank') {
      all.push([text, label]);
      return all;
    }
    const [start, is] = before;
    const whole = /\p{Ll}-$/u.test(start)
      ? start.slice(0, -1) + text.trim()
      : `${start.trimEnd()} ${text.trim()}`;
    all[all.length - 1] = [whole, is];
    return all;
  }, []);

const OF_THE_PERSON = /name|contact|furniture|reference/;
const LEARNT = /education|qualification/;

/** Text above the first heading is a chapter too. */
function chaptersOf(rows: readonly TrainingRow[]): TrainingRow[][] {
  const chapters: TrainingRow[][] = [[]];
  for (const row of rows) {
    if (row[1].includes('heading')) chapters.push([row]);
    else chapters.at(-1)!.push(row);
  }
  return chapters;
}

/** Chapters above both, mostly `beside`, others. */
export function columnsOf(
  rows: readonly TrainingRow[],
  beside?: RegExp,
): Record<'top' | 'side' | 'main', TrainingRow[]> {
  const [top = [], ...rest] = chaptersOf(rows);
  const isBeside = (chapter: readonly TrainingRow[]): boolean =>
    beside !== undefined && chapter.filter(([, label]) => beside.test(label)).length > chapter.length / 2;
  return {
    top,
    side: rest.filter(isBeside).flat(),
    main: rest.filter((chapter) => !isBeside(chapter)).flat(),
  };
}

const isLearnt = (chapter: readonly TrainingRow[]): boolean => {
  const told = chapter.filter(([, label]) => !/heading|blank|wrapped/.test(label));
  return told.length > 0 && told.filter(([, label]) => LEARNT.test(label)).length > told.length / 2;
};

/** The product's parts: education or the rest, without identity. */
const inParts: Variation = (rows, random) => {
  const chapters = chaptersOf(rows.filter(([, label]) => !OF_THE_PERSON.test(label)));
  const wantsLearnt = random() < 0.25;
  const left = chapters.filter((chapter) => isLearnt(chapter) === wantsLearnt).flat();
  return left.filter(([, label]) => label !== 'blank').length < 3 ? [...rows] : left;
};

const anotherOrder: Variation = (rows, random) => {
  const [top, ...chapters] = chaptersOf(rows);
  return [top!, ...chapters.toSorted(() => random() - 0.5)].flat();
};

const indented: Variation = (rows, random) => {
  const blanks = ' '.repeat(1 + Math.floor(random() * 6));
  const which = pick([/bullet|wrapped/, /./, /bullet/], random);
  return rows.map(([text, label]) => [label !== 'blank' && which.test(label) ? blanks + text : text, label]);
};

const flush: Variation = (rows) => rows.map(([text, label]) => [text.trimStart(), label]);

const tabsForBlanks: Variation = (rows) =>
  rows.map(([text, label]) => [text.replace(/(?<=\S)\s{3,}(?=\S)/g, '\t'), label]);

const VARIATIONS: readonly (readonly [chance: number, Variation])[] = [
  [0.35, inParts],
  [0.3, anotherOrder],
  [0.25, joined],
  [0.4, broken],
  [0.5, otherSigns],
  [0.25, withoutGaps],
  [0.25, withGaps],
  [0.25, headingsInCapitals],
  [0.25, headingsInSentenceCase],
  [0.15, indented],
  [0.2, flush],
  [0.2, tabsForBlanks],
];
