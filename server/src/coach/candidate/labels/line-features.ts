import { findDates } from '../layout/date-range.ts';

export interface FeaturedRow {
  row: number;
  words: string[];
  features: number[];
}

const SIGN = /^\s*(?:[•▪‣▸▹●◦○■□➢➤►✓✔❖·∙→*–—-]|o(?=\s))(?:\s|$)/u;
const NUMBERED = /^\s*\(?\d{1,2}[.)]\s/;
const OPEN_END = /\b(?:present|now|current|currently|today|date|ongoing|since|heute|seit)\b/i;
const REACH = /@\S+\.|https?:|www\.|linkedin|(?:\d[\s().+/-]{0,2}){9,}/i;
const LABEL = /^[^:]{2,30}:\s/;
/** Rows; position and length say no more beyond. */
const FAR = 60;

const flag = (is: boolean): number => (is ? 1 : 0);
const upTo = (most: number, count: number): number => Math.min(count, most) / most;
const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** Non-blank rows, with layout as numbers from 0 to 1. */
export function featuredRows(rows: readonly string[]): FeaturedRow[] {
  const told = rows.flatMap((text, row) => (text.trim() === '' ? [] : [{ text, row }]));
  const widest = Math.max(...told.map(({ text }) => text.trim().length), 1);
  return told.map(({ text, row }, index) => {
    const bare = text.trim();
    const before = told[index - 1]?.text.trim() ?? '';
    const isAfterGap = row === 0 || rows[row - 1]!.trim() === '';
    const isBeforeGap = row === rows.length - 1 || rows[row + 1]!.trim() === '';
    return {
      row,
      words: bare.split(/\s+/),
      features: [
        ...ofPlace(index, told.length),
        flag(isAfterGap),
        flag(isBeforeGap),
        ...ofShape(text),
        ...ofLetters(bare),
        ...ofDates(bare),
        ...ofSigns(bare),
        share(bare.length, widest),
        share(before.length, widest),
        flag(/[.!?:]$/.test(before)),
        flag(/(?:,|[-–—&]|\s(?:and|or|of|the|a|an|to|in|for|with|by|at|from|on))$/i.test(before)),
      ],
    };
  });
}

const ofPlace = (index: number, count: number): number[] => [
  index / count,
  upTo(FAR, index),
  upTo(FAR, count - 1 - index),
  flag(index === 0),
  flag(index === count - 1),
];

const ofShape = (text: string): number[] => {
  const bare = text.trim();
  return [
    upTo(120, bare.length),
    upTo(30, bare.split(/\s+/).length),
    upTo(40, text.length - text.trimStart().length),
    flag(SIGN.test(text)),
    flag(NUMBERED.test(text)),
    flag(!/[\p{L}\p{N}]/u.test(text)),
    flag(/\S\s{3,}\S/.test(bare) && !bare.includes('\t')),
    flag(/\S\t+\S/.test(bare)),
  ];
};

const ofLetters = (bare: string): number[] => {
  const words = bare.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  return [
    share(bare.match(/\p{Lu}/gu)?.length ?? 0, bare.length),
    share(words.filter((word) => /^\p{Lu}/u.test(word)).length, words.length),
    flag(/\p{Lu}/u.test(bare) && !/\p{Ll}/u.test(bare)),
    flag(/^\p{Ll}/u.test(bare)),
    flag(/^\d/.test(bare)),
    flag(/^(?:\S\s){3,}/.test(bare)),
    share(bare.match(/\d/g)?.length ?? 0, bare.length),
  ];
};

const ofDates = (bare: string): number[] => {
  const dates = findDates(bare);
  return [
    flag(dates.length > 0),
    flag(dates.length > 1),
    flag(dates.some(({ to, isCurrent }) => to !== '' || isCurrent)),
    flag(dates[0]?.at === 0),
    flag(dates.length > 0 && dates.at(-1)!.end >= bare.length - 1),
    flag(/\b(?:19|20)\d\d\b/.test(bare)),
    flag(OPEN_END.test(bare)),
  ];
};

const ofSigns = (bare: string): number[] => [
  flag(/[.!?]$/.test(bare)),
  flag(bare.endsWith(':')),
  flag(LABEL.test(bare)),
  flag(bare.includes('|')),
  flag(/\s[–—-]\s/.test(bare)),
  flag(/\s[·•]\s/.test(bare)),
  upTo(4, bare.match(/,/g)?.length ?? 0),
  flag(/\([^)]*\)/.test(bare)),
  flag(REACH.test(bare)),
  flag(/^#|\*\*|__/.test(bare)),
];
