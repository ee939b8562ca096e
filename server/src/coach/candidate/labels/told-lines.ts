import { findDates } from '../layout/date-range.ts';
import { type JobPart, JOB_PARTS, type Label, type LineLabels } from './label.ts';
import { verbForm } from '../speech/verbs.ts';
import { readDates } from './read-dates.ts';
import { headsJob, partsOf, standsAlone } from './stands-alone.ts';

export interface ToldLine {
  text: string;
  labels: readonly Label[];
  doubtful: readonly Label[];
  isBullet: boolean;
  indent: number;
  isAfterGap: boolean;
  width: number;
  /** As written; empty outside headers. */
  header: Partial<Record<JobPart, string>>;
  /**
   * Employer within the title, where no other line names one: `Baker | Rye & Co.`.
   */
  within: Pick<ToldLine['header'], 'employer' | 'role'> | undefined;
}

/** Characters; wider rows were broken by their writer. */
const WIDEST = 160;
const MOST_OF_A_HEADER = 120;
const SIGN =
  /^(?:[>»](?=\s)|[•▪‣▸▹●◦○■□➢➤►✓✔❖·∙→+*–—-]|o(?=\s)|\(?\d{1,2}[.)](?=\s)|\([a-z]\)(?=\s)|\[\d{1,2}\])\s*(?=\S)/u;
const MARKUP = /\*\*(?=\S)|(?<=\S)\*\*|__|`|^#{1,6}\s+/g;

/** Heading that no line goes on with: "FROM MY LAST REVIEW (November 2024, shift manager)". */
const IN_CAPITALS = /^\p{Lu}{2,}(?: \p{Lu}[\p{Lu}'’&-]*)+(?: \([^()]*\))?:?$/u;

const BULLET: readonly Label[] = ['bullet'];
const PROSE: readonly Label[] = ['prose'];
const HEADER: readonly Label[] = ['employer', 'dates'];

export function toldLines(rows: readonly string[], labelled: readonly LineLabels[]): ToldLine[] {
  const lines: ToldLine[] = [];
  let last: ToldLine | undefined;
  for (const { row, labels, doubtful = [], parts } of labelled) {
    const raw = rows[row]!;
    const isAfterGap = row === 0 || rows[row - 1]!.trim() === '';
    const goesOn = last !== undefined && last.width <= WIDEST && !isTooLong(last, raw);
    const isWrapped = labels.includes('wrapped');
    if (isWrapped && isAfterGap && IN_CAPITALS.test(raw.trim())) continue;
    const isOwn = (isWrapped || doubtful.length > 0) && last !== undefined && standsAlone(raw, last.text);
    const isInside = last !== undefined && !isAfterGap && isInSentence(last, raw, labels);
    if (isWrapped && !isAfterGap && last?.labels.includes('heading') && isBrokenOff(last, raw))
      last.labels = PROSE;
    if (
      last !== undefined &&
      (isInside || (isWrapped && goesOn && !isOwn && !last.labels.includes('heading')))
    ) {
      appendTo(last, raw.trim().replace(/\s+/g, ' '), parts);
      continue;
    }
    const isFurniture = labels.includes('furniture');
    const is = isWrapped
      ? last?.isBullet
        ? BULLET
        : PROSE
      : labels.some((label) => JOB_PARTS.has(label)) && isSentence(raw)
        ? PROSE
        : labels;
    const line =
      isOwn && headsJob(raw)
        ? toldLine(raw, HEADER, [], partsOf(raw), isAfterGap)
        : toldLine(raw, is, doubtful, parts, isAfterGap);
    lines.push(line);
    if (!isFurniture) last = line;
  }
  return lines;
}

/** "And not" above "everything I plant lives." */
const isInSentence = ({ text, labels: before }: ToldLine, raw: string, labels: readonly Label[]): boolean =>
  [before, labels].every((is) => is.some((label) => TOLD.has(label))) &&
  /^\p{Lu}[^.!?:;”"’)]$/u.test(text.charAt(0) + text.charAt(text.length - 1)) &&
  (/^\s*\p{Ll}{2}/u.test(raw) || (/^\s*I \p{Ll}/u.test(raw) && text.length > FULL));
const isBrokenOff = ({ text }: ToldLine, raw: string): boolean =>
  /\b(?:not|and|or|but|an?|the|of|to|with|than)$/i.test(text) && /^\s*\p{Ll}/u.test(raw);
const FULL = 45;
const TOLD = new Set<Label>(['prose', 'bullet', 'objective', 'wrapped']);

const isTooLong = ({ header }: ToldLine, raw: string): boolean =>
  Object.keys(header).length > 0 &&
  (raw.trim().length > MOST_OF_A_HEADER / 2 || /[^.]{30}\.$/.test(raw.trim()));

const isSentence = (raw: string): boolean =>
  (raw.trim().length > MOST_OF_A_HEADER && /\s(?:I|he|she|we|was|were|am|is|my)\s/.test(raw)) ||
  (/^(?:\S+\s+){5,}\S*\p{Ll}{3}\.$/u.test(raw.trim()) && !/\d{4}/.test(raw));

export function toldLine(
  raw: string,
  labels: readonly Label[],
  doubtful: readonly Label[],
  parts: LineLabels['parts'],
  isAfterGap: boolean,
): ToldLine {
  const bare = raw.trim().replace(MARKUP, '');
  const sign = SIGN.exec(bare)?.[0] ?? '';
  const words = raw.trim().split(/\s+/);
  return {
    text: asLabelled(bare.slice(sign.length), labels)
      .replace(/\s{3,}/g, '\t')
      .replace(/[^\S\t]+/g, ' ')
      .trim(),
    labels,
    doubtful,
    isBullet: sign !== '' || labels.includes('bullet'),
    indent: raw.length - raw.trimStart().length,
    width: raw.trim().length,
    isAfterGap,
    header: headerOf(words, labels, parts),
    within: employerWithin(words, labels, parts),
  };
}

/** `LEISURE        skiing` becomes a label; before a quotation it goes. */
const asLabelled = (text: string, labels: readonly Label[]): string =>
  labels.some((label) => JOB_PARTS.has(label))
    ? text
    : text
        .replace(/^\p{Lu}{4}[\p{Lu} ]*(?: (?:19|20)\d\d)?:?\s+(?=["“])/u, '')
        .replace(
          /^(\p{Lu})([\p{Lu}'’&/ ]{3,40}?)(?::\s+|\s{2,})(?=\p{L})/u,
          (_whole, first: string, rest: string) => `${first}${rest.toLowerCase()}: `,
        )
        .replace(/^(\p{Lu}\p{Ll}{2,}(?: \p{L}+){0,2})\s{3,}(?=\p{L})/u, (whole, label: string) =>
          verbForm(label) === 'past' ? whole : `${label}: `,
        );

export function appendTo(line: ToldLine, text: string, parts: LineLabels['parts']): void {
  line.text =
    /\p{Ll}-$/u.test(line.text) && /^\p{Ll}/u.test(text)
      ? line.text.slice(0, -1) + text
      : `${line.text} ${text}`;
  line.width = text.length;
  const named = Object.keys(line.header) as JobPart[];
  if (named.length === 0) return;
  const own = parts && headerOf(text.split(' '), named, parts);
  const onlyPart = named.length === 1 ? named[0]! : undefined;
  for (const part of named) {
    const more = part === onlyPart ? text : own?.[part];
    if (more !== undefined) line.header[part] = trimmed(`${line.header[part]} ${more}`);
  }
}

const FORM_LABEL = /^[\p{L} /]{2,25}:$/u;

function headerOf(
  words: readonly string[],
  labels: readonly Label[],
  parts: LineLabels['parts'],
): ToldLine['header'] {
  const named = labels.filter((label): label is JobPart => JOB_PARTS.has(label));
  const [only] = named;
  if (only === undefined) return {};
  if (named.length === 1) return { [only]: trimmed(wordsOfOnly(words, only, parts).join(' ')) };
  // A possible employer counts as title until no other is found.
  const told = named.includes('employer')
    ? parts
    : parts?.map((part) => (part === 'employer' ? 'role' : part));
  return told ? Object.fromEntries(named.flatMap((part) => textOf(part, words, told))) : {};
}

function employerWithin(
  words: readonly string[],
  labels: readonly Label[],
  parts: LineLabels['parts'],
): ToldLine['within'] {
  if (!parts || !labels.includes('role') || labels.includes('employer')) return undefined;
  const within = Object.fromEntries(
    (['employer', 'role'] as const).flatMap((part) => textOf(part, words, parts)),
  );
  return within['employer'] && within['role'] ? within : undefined;
}

const textOf = (
  part: JobPart,
  words: readonly string[],
  parts: NonNullable<LineLabels['parts']>,
): [JobPart, string][] => {
  const stretches = longestFirst(parts, part, words);
  const isRange = ([from, to]: [number, number]): boolean => {
    const dates = readDates(words.slice(from, to + 1).join(' '));
    return dates.from !== '' && (dates.to !== '' || dates.isCurrent);
  };
  const stretch = (part === 'dates' ? stretches.find(isRange) : undefined) ?? stretches[0];
  const isSince = part === 'dates' && /^since$/i.test(words[(stretch?.[0] ?? 0) - 1] ?? '');
  const said = stretch ? trimmed(words.slice(stretch[0] - +isSince, stretch[1] + 1).join(' ')) : '';
  const text = part === 'dates' ? rangeAround(said, words.join(' ')) : said;
  return text === '' ? [] : [[part, text]];
};

function rangeAround(dates: string, line: string): string {
  const [range, ...others] = findDates(line).map(({ at, end }) => line.slice(at, end));
  return range !== undefined && others.length === 0 && dates !== '' && range.includes(dates) ? range : dates;
}

/** Words up to an addition: `Rye & Co. · Full-time`. */
function wordsOfOnly(words: readonly string[], part: JobPart, parts: LineLabels['parts']): readonly string[] {
  const last = parts?.lastIndexOf(part) ?? -1;
  const first = words.findIndex(
    (word, at) => at < last && FORM_LABEL.test(words.slice(0, at + 1).join(' ')) && word.endsWith(':'),
  );
  return words.slice(first + 1, last < 0 ? undefined : last + 1);
}

const AT = /^(?:at|@|via|bei|chez)$/i;

/** Longest first, bridging one other word: `Rye & Co.`. */
function longestFirst(parts: readonly string[], part: JobPart, words: readonly string[]): [number, number][] {
  const stretches: [number, number][] = [];
  parts.forEach((one, at) => {
    const open = stretches.at(-1);
    if (one !== part) return;
    const isNear =
      open !== undefined &&
      (at - open[1] === 1 || (at - open[1] === 2 && parts[at - 1] === 'other' && !AT.test(words[at - 1]!)));
    if (isNear) open[1] = at;
    else stretches.push([at, at]);
  });
  return stretches.toSorted(([from, to], [start, end]) => end - start - (to - from));
}

function trimmed(text: string): string {
  let bare = text.replace(/^[\s,;:|·•–—/*#_-]+|[\s,;:|·•–—/*#_-]+$/gu, '');
  if (/^\([^()]*\)$/.test(bare)) bare = bare.slice(1, -1);
  if (count(bare, '(') > count(bare, ')')) bare = bare.replace(/\(([^()]*)$/, '$1');
  if (count(bare, ')') > count(bare, '(')) bare = bare.replace(/^([^()]*)\)/, '$1');
  return bare === text ? bare : trimmed(bare);
}

const count = (text: string, sign: string): number => text.split(sign).length - 1;
