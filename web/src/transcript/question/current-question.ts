import { selectedItems } from '../selection.ts';
import { newestOfInterviewer, type Transcript, type TranscriptItem, utteranceOf } from '../transcript.ts';
import type { FoundQuestions } from './found-questions.ts';
import { type AskedWords, narrowed } from './narrowed.ts';
import { endOfWords, isSmallTalk, plainWordsOf } from './words.ts';

/** Marks and transcript determine the question. */
export interface QuestionMarks {
  /** Interviewer's newest line when the last question was asked. */
  readonly after: string | null;
  readonly from: string | null;
  readonly without: ReadonlySet<string>;
  /** Number of words, not yet a line, that were asked or removed. */
  readonly spoken: { readonly words: number; readonly as: 'asked' | 'taken out' };
}

export const NO_MARKS: QuestionMarks = {
  after: null,
  from: null,
  without: new Set(),
  spoken: { words: 0, as: 'asked' },
};

export interface CurrentQuestion {
  readonly lines: readonly TranscriptItem[];
  readonly unfinished: string;
  readonly isSelection: boolean;
  readonly asked?: AskedWords;
}

/** Thinking pauses are shorter. */
const PARTING_PAUSE_MS = 6_000;
const WORD_MS = 400;
/** The end of a longer speech is the question; the rest is context. */
const MOST_WORDS = 60;
const LOOK_BACK = 60;

/** Selected lines, else the detected question, else the interviewer's last speech. */
export function currentQuestionOf(
  transcript: Transcript,
  marks: QuestionMarks,
  found: FoundQuestions = [],
): CurrentQuestion {
  const selected = selectedItems(transcript);
  if (selected.some(({ defaultSelected }) => !defaultSelected)) {
    const lines = selected.filter(({ defaultSelected, text }) => !defaultSelected || !isSmallTalk(text));
    return { lines, unfinished: '', isSelection: true };
  }
  const unfinished = unfinishedOf(transcript, marks);
  const recent = newestOfInterviewer(transcript, LOOK_BACK);
  const saidSince = (mostWords: number): CurrentQuestion => ({
    lines: recent
      .slice(startIn(recent, marks, { mostWords, unfinishedWords: plainWordsOf(unfinished).length }))
      .filter(({ key, text }) => !marks.without.has(key) && (key === marks.from || !isSmallTalk(text))),
    unfinished,
    isSelection: false,
  });
  const narrow =
    marks.from === null && narrowed(saidSince(Infinity), found, { transcript, after: marks.after });
  return narrow || saidSince(MOST_WORDS);
}

/** Ids of lines that keys choose: the newest, then those above the question; -1: none. */
export function linesInReach(
  transcript: Transcript,
  { lines, isSelection }: CurrentQuestion,
): readonly number[] {
  const ids = newestOfInterviewer(transcript, LOOK_BACK).map(({ id }) => id);
  const newest = ids.length - 1;
  const first = isSelection || lines.length === 0 ? newest : ids.indexOf(lines[0]!.id);
  return Array.from({ length: MOST_IN_REACH }, (_, place) => ids[place === 0 ? newest : first - place] ?? -1);
}

export const MOST_IN_REACH = 5;

export const isEmpty = ({ lines, unfinished }: CurrentQuestion): boolean =>
  lines.length === 0 && unfinished === '';

export const questionText = ({ asked: found, ...said }: CurrentQuestion): string =>
  found?.words ?? saidText(said);

export const saidText = ({ lines, unfinished }: Pick<CurrentQuestion, 'lines' | 'unfinished'>): string =>
  [...lines.map(({ text }) => text), unfinished].join(' ').trim();

function startIn(
  recent: readonly TranscriptItem[],
  marks: QuestionMarks,
  { mostWords, unfinishedWords }: { mostWords: number; unfinishedWords: number },
): number {
  const chosen = recent.findIndex(({ key }) => key === marks.from);
  if (chosen >= 0) return chosen;
  let words = unfinishedWords;
  let start = recent.length;
  for (const [place, line] of [...recent.entries()].toReversed()) {
    const next = recent[place + 1];
    if (line.key === marks.after || (next && isParted(line, next, recent))) break;
    words += isSmallTalk(line.text) ? 0 : plainWordsOf(line.text).length;
    if (words > mostWords && start < recent.length) break;
    start = place;
  }
  return start;
}

/** A line's time is when it ended: the time to speak it is no pause. */
function isParted(line: TranscriptItem, next: TranscriptItem, recent: readonly TranscriptItem[]): boolean {
  if (next.at - line.at < PARTING_PAUSE_MS) return false;
  const utterance = recent.filter(({ key }) => utteranceOf(key) === utteranceOf(next.key));
  const words = utterance.flatMap(({ text }) => plainWordsOf(text)).length;
  return next.at - line.at - words * WORD_MS >= PARTING_PAUSE_MS;
}

function unfinishedOf({ open, interim }: Transcript, { spoken }: QuestionMarks): string {
  const said = `${open.text} ${interim}`.trim();
  const left = said.slice(endOfWords(said, spoken.words)).trim();
  return isSmallTalk(left) ? '' : left;
}

const spokenWords = ({ open, interim }: Transcript): number => plainWordsOf(`${open.text} ${interim}`).length;

export function stillSpoken({ open, interim }: Transcript, { spoken }: QuestionMarks): string {
  const said = `${open.text} ${interim}`.trim();
  return said.slice(0, endOfWords(said, spoken.words)).trim();
}

export const asked = (transcript: Transcript, { unfinished }: CurrentQuestion): QuestionMarks => ({
  ...NO_MARKS,
  after: newestOfInterviewer(transcript, 1)[0]?.key ?? null,
  spoken: { words: unfinished === '' ? 0 : spokenWords(transcript), as: 'asked' },
});

export const extendTo = (marks: QuestionMarks, { key }: TranscriptItem): QuestionMarks => ({
  ...marks,
  from: key,
  without: new Set([...marks.without].filter((known) => known !== key)),
});

export function dropLast(
  transcript: Transcript,
  marks: QuestionMarks,
  found: FoundQuestions = [],
): QuestionMarks {
  const { lines, unfinished } = currentQuestionOf(transcript, marks, found);
  if (unfinished !== '') return { ...marks, spoken: { words: spokenWords(transcript), as: 'taken out' } };
  const last = lines.at(-1);
  return last ? takeOut(marks, last.key) : marks;
}

export const takeOut = (marks: QuestionMarks, key: string): QuestionMarks => ({
  ...marks,
  without: new Set(marks.without).add(key),
});

export function catchUp(
  transcript: Transcript,
  marks: QuestionMarks,
  isAsked: (key: string) => boolean,
): QuestionMarks {
  const recent = newestOfInterviewer(transcript, LOOK_BACK);
  const known = recent.findIndex(({ key }) => key === marks.after);
  const newest = recent.findLastIndex(({ key }) => isAsked(key));
  return newest > known ? { ...NO_MARKS, after: recent[newest]!.key } : marks;
}

/**
 * Words that became lines are marked as asked; lines asked in part count whole.
 * @returns `completed` lines of the last question
 */
export function settleMarks(
  transcript: Transcript,
  marks: QuestionMarks,
  added: readonly TranscriptItem[],
): { marks: QuestionMarks; completed: readonly TranscriptItem[] } {
  let { words } = marks.spoken;
  if (words === 0) return { marks, completed: [] };
  const settled: TranscriptItem[] = [];
  for (const line of added) {
    const length = plainWordsOf(line.text).length;
    if (words * 2 < length) break;
    settled.push(line);
    words = Math.max(0, words - length);
  }
  const left = Math.min(words, spokenWords(transcript));
  const spoken = { ...marks.spoken, words: left };
  if (marks.spoken.as === 'asked') {
    return { marks: { ...marks, spoken, after: settled.at(-1)?.key ?? marks.after }, completed: settled };
  }
  return { marks: { ...settled.map(({ key }) => key).reduce(takeOut, marks), spoken }, completed: [] };
}

/** Unasked words before the question, oldest first: context for half a question. */
export function leadIn(
  transcript: Transcript,
  { lines }: CurrentQuestion,
  isAsked: (key: string) => boolean,
  mostCharacters: number,
): string {
  const before = newestOfInterviewer(transcript, LOOK_BACK).filter(
    ({ id }) => id < (lines[0]?.id ?? Infinity),
  );
  let said = '';
  for (const { key, text } of before.toReversed()) {
    if (isSmallTalk(text)) continue;
    if (isAsked(key) || said.length + text.length + 1 > mostCharacters) break;
    said = `${text} ${said}`.trim();
  }
  return said;
}
