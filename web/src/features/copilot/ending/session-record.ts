import { answerParts } from '#answers/answer-parts.ts';
import type { Exchange } from '#answers/exchange.ts';
import { plainText } from '#answers/plain-text.ts';
import { markdownText, type StreamingMarkdown } from '#answers/streaming-markdown.ts';
import { isGap, type Line, type Transcript } from '#transcript/transcript.ts';

/** What was said and answered in a session. */
export interface SessionRecord {
  jobTitle: string;
  transcript: Transcript;
  exchanges: readonly Exchange[];
}

/** How a record is put on paper. */
interface Style {
  title(text: string): string;
  line(time: string, text: string): string;
  question(time: string, text: string): string;
  answer(spoken: StreamingMarkdown): string;
  remark(text: string): string;
}

const TEXT: Style = {
  title: (text) => text,
  line: (time, text) => `${time}  ${text}`,
  question: (time, text) => `${time}  Question: ${text}`,
  answer: ({ finished, live }) => plainText([...finished.flat(), ...live]),
  remark: (text) => `(${text})`,
};

const MARKDOWN: Style = {
  title: (text) => `# ${escaped(text)}`,
  line: (time, text) => `**${time}** ${escaped(text)}`,
  question: (time, text) => `## ${escaped(text)}\n\n**${time}**`,
  answer: (spoken) => markdownText(spoken).trim(),
  remark: (text) => `*${escaped(text)}*`,
};

/** Words that were spoken or typed are no markup; a heading is one line. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\`*_[\]<>#|~]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ');

/**
 * The whole of a session in the order of time, an empty line between any two entries: the interviewer's lines,
 * the questions that were asked and what was to be said in answer.
 * @param timeOf writes an instant (epoch milliseconds) as a time of day
 */
export function writeRecord(
  { jobTitle, transcript, exchanges }: SessionRecord,
  form: 'text' | 'markdown',
  timeOf: (at: number) => string,
): string {
  const style = form === 'text' ? TEXT : MARKDOWN;
  const entries = [
    ...transcript.pages.flat().map((line) => ({ at: line.at, text: writeLine(line, style, timeOf) })),
    ...exchanges.map((exchange) => ({ at: exchange.at, text: writeExchange(exchange, style, timeOf) })),
  ];
  const unfinished = transcript.open.text.trim();
  const title = style.title(jobTitle ? `Interview: ${jobTitle}` : 'Interview');
  const inOrder = entries.toSorted((a, b) => a.at - b.at).map(({ text }) => text);
  return `${[title, ...inOrder, ...(unfinished ? [style.remark(`${unfinished} …`)] : [])].join('\n\n')}\n`;
}

const writeLine = (line: Line, style: Style, timeOf: (at: number) => string): string =>
  isGap(line)
    ? style.remark(`${Math.max(1, Math.round(line.lostSeconds))} s were not heard`)
    : style.line(timeOf(line.at), line.text);

function writeExchange(
  { at, question, answer, status, error }: Exchange,
  style: Style,
  timeOf: (at: number) => string,
): string {
  const text = style.answer(answerParts(answer).spoken);
  const remark = remarkOn(status, text === '', error);
  return [
    style.question(timeOf(at), question.text),
    ...(text ? [text] : []),
    ...(remark ? [style.remark(remark)] : []),
  ].join('\n\n');
}

function remarkOn(status: Exchange['status'], isEmpty: boolean, error: string | undefined): string | null {
  if (status === 'done') return isEmpty ? 'The answer came back empty.' : null;
  if (status === 'failed') return error ?? null;
  if (status === 'stopped') return 'The answer was stopped here.';
  return 'The answer had not arrived to its end.';
}

/** `interview-2026-01-15-product-designer.md`: a name that every file system takes. */
export function recordFileName(jobTitle: string, at: number): string {
  const words =
    jobTitle
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return `${['interview', dayOf(at), ...words].join('-')}.md`;
}

/** In local time, as the one who was there remembers it. */
function dayOf(at: number): string {
  const date = new Date(at);
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');
