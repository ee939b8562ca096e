import type { Token } from 'marked';
import { cueText } from '#answers/cue-view.tsx';
import { CUT_WORDS } from '#answers/cut-words.ts';
import type { Exchange } from '#answers/exchange.ts';
import { stoodInWords } from '#answers/stood-in-words.ts';
import { plainTextOf } from '#answers/plain-text.ts';
import { markdownText, type StreamingMarkdown } from '#answers/streaming-markdown.ts';
import { isGap, isInterviewers, type TranscriptLine, type Transcript } from '#transcript/transcript.ts';

/** Style of answers from `at` on; null: none. */
interface StyleChange {
  readonly at: number;
  readonly name: string | null;
}

export interface SessionRecord {
  jobTitle: string;
  transcript: Transcript;
  exchanges: readonly Exchange[];
  styles?: readonly StyleChange[];
  appendix?: readonly AppendedEntry[];
}

export interface AppendedEntry {
  as: 'heading' | 'item' | 'words';
  text: string;
}

export interface RecordStyle<Written> {
  title(text: string): Written;
  day(text: string): Written;
  line(time: string, text: string): Written;
  question(time: string, text: string): Written;
  answer(spoken: StreamingMarkdown): Written;
  remark(text: string): Written;
  heading(text: string): Written;
  item(text: string): Written;
  words(text: string): Written;
}

const TEXT: RecordStyle<string> = {
  title: (text) => text,
  day: (text) => text,
  line: (time, text) => `${time}  ${isolated(text)}`,
  question: (time, text) => `${time}  Question: ${isolated(text)}`,
  answer: ({ finished, live }) => plainTextOf([...finished.flat(), ...live]),
  remark: (text) => `(${text})`,
  heading: (text) => text,
  item: (text) => `• ${isolated(text)}`,
  words: (text) => text,
};

const MARKDOWN: RecordStyle<string> = {
  title: (text) => `# ${escaped(text)}`,
  day: (text) => escaped(text),
  line: (time, text) => `**${time}** ${isolated(escaped(text))}`,
  question: (time, text) => `## ${escaped(text)}\n\n**${time}**`,
  answer: ({ finished, live }) => [...finished.flat(), ...live].map(contained).join('').trim(),
  remark: (text) => `*${escaped(text)}*`,
  heading: (text) => `# ${escaped(text)}`,
  item: (text) => `- ${isolated(escaped(text))}`,
  words: (text) => text.split('\n').map(escaped).join('\n'),
};

/** Isolates by first strong direction (Unicode UAX #9). */
const [FIRST_STRONG_ISOLATE, POP_ISOLATE] = ['\u2068', '\u2069'];
const FROM_RIGHT =
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

const isolated = (text: string): string =>
  FROM_RIGHT.test(text) ? `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}` : text;

const escaped = (text: string): string =>
  text.replaceAll(/[\\`*_[\]<>#|~]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ');

/** Markdown in a line must not change what follows: open code is closed, HTML is text. */
function contained({ type, raw }: Token): string {
  if (type === 'html') return raw.replaceAll('<', String.raw`\<`);
  const fence = type === 'code' ? /^ {0,3}(`{3,}|~{3,})/.exec(raw)?.[1] : undefined;
  if (fence === undefined) return raw;
  const [, ...lines] = raw.trimEnd().split('\n');
  const last = lines.at(-1)?.trim() ?? '';
  const isClosed = last.startsWith(fence) && /^[`~]+$/.test(last);
  return isClosed ? raw : `${raw}\n${fence}`;
}

/** @param timeOf epoch milliseconds to a time of day */
export const writeRecord = (
  record: SessionRecord,
  form: 'text' | 'markdown',
  timeOf: (at: number) => string,
): string => `${recordEntries(record, form === 'text' ? TEXT : MARKDOWN, timeOf).join('\n\n')}\n`;

export function recordEntries<Written>(
  { jobTitle, transcript, exchanges, styles = [], appendix = [] }: SessionRecord,
  style: RecordStyle<Written>,
  timeOf: (at: number) => string,
): Written[] {
  const entries = [
    ...transcript.pages.flat().map((line) => ({ at: line.at, written: [writeLine(line, style, timeOf)] })),
    ...styles.map(({ at, name }) => ({ at, written: [style.remark(`Style: ${name ?? 'none'}`)] })),
    ...exchanges.map((exchange) => ({ at: exchange.at, written: writeExchange(exchange, style, timeOf) })),
  ];
  const unfinished = transcript.open.text.trim();
  const title = style.title(jobTitle ? `Interview: ${jobTitle}` : 'Interview');
  const inOrder = entries.toSorted((a, b) => a.at - b.at);
  const day = inOrder[0] && new Date(inOrder[0].at).toLocaleDateString(undefined, { dateStyle: 'long' });
  return [
    title,
    ...(day === undefined ? [] : [style.day(day)]),
    ...inOrder.flatMap(({ written }) => written),
    ...(unfinished ? [style.remark(`${unfinished} …`)] : []),
    ...appendix.map(({ as, text }) => style[as](text)),
  ];
}

const writeLine = <Written>(
  line: TranscriptLine,
  style: RecordStyle<Written>,
  timeOf: (at: number) => string,
): Written =>
  isGap(line)
    ? style.remark(`${Math.max(1, Math.round(line.lostSeconds))} s not heard`)
    : style.line(timeOf(line.at), isInterviewers(line) ? line.text : `You: ${line.text}`);

function writeExchange<Written>(
  exchange: Exchange,
  style: RecordStyle<Written>,
  timeOf: (at: number) => string,
): Written[] {
  const { at, question, answer, alternatives, cue } = exchange;
  const isEmpty = markdownText(answer).trim() === '';
  const isChoice = isEmpty && alternatives.length > 0;
  return [
    style.question(timeOf(at), question.text),
    ...(isEmpty ? [] : [style.answer(answer)]),
    ...(isChoice ? [style.remark(`Offered: ${alternatives.join(' · ')}`)] : []),
    ...(isEmpty && !isChoice && cue ? [style.remark(`At hand: ${cueText(cue)}`)] : []),
    ...remarksOn(exchange, isEmpty && !isChoice).map((remark) => style.remark(remark)),
  ];
}

export function remarksOn({ status, cut, stoodIn, error }: Exchange, isEmpty: boolean): string[] {
  const ended = cut ? CUT_WORDS[cut] : remarkOn(status, isEmpty, error);
  return [...(stoodIn ? [stoodInWords(stoodIn)] : []), ...(ended === null ? [] : [ended])];
}

function remarkOn(status: Exchange['status'], isEmpty: boolean, error: string | undefined): string | null {
  if (status === 'done') return isEmpty ? 'The answer came back empty.' : null;
  if (status === 'failed') return error ?? null;
  if (status === 'stopped') return 'The answer was stopped here.';
  if (status === 'unsent') return 'This was not sent.';
  return 'The answer was cut off.';
}

/** "interview-2026-01-15-product-designer.md", valid in every file system */
export function recordFileName(about: string, at: number, extension: 'md' | 'pdf' | 'json'): string {
  const words =
    about
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return `${['interview', dayOf(at), ...words].join('-')}.${extension}`;
}

function dayOf(at: number): string {
  const date = new Date(at);
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');
