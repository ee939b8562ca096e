import type { SessionEvent } from '@pythia/contracts/interviews.ts';
import { NOTHING_OPEN, splitSentences } from '#transcript/split-sentences.ts';

/** A sentence of the transcript. */
export interface SaidSentence {
  /** As questions and corrections know it; that of the event it ended in, or the last of a talk that broke off. */
  key: string;
  text: string;
  /** What was heard, where somebody has corrected it. */
  heard?: string;
}

/**
 * What the interviewer said in one go: the sentences of one event, or of those that share a sentence. It is the
 * least that can be deleted without leaving half a sentence behind.
 */
export interface Passage {
  /** Ids of its events, in order. */
  events: readonly string[];
  /** When it began, epoch milliseconds. */
  at: number;
  sentences: readonly SaidSentence[];
}

type Line = Extract<SessionEvent, { kind: 'line' }>;

/** The passages of a timeline in the order of time, as they were corrected. */
export function passagesOf(events: readonly SessionEvent[]): Passage[] {
  const corrections = new Map<string, string>();
  for (const event of events) if (event.kind === 'correction') corrections.set(event.line, event.text);
  const lines = events.filter((event): event is Line => event.kind === 'line');
  const passages: Passage[] = [];
  for (const together of linesSharingSentences(lines)) {
    const sentences = together.flatMap(({ id, sentences }) =>
      sentences.map((text, place) => corrected({ key: `${id}/${place}`, text }, corrections)),
    );
    passages.push({ events: together.map(({ id }) => id), at: together[0]!.at, sentences });
  }
  return passages;
}

/** A line with the sentences that ended in it. */
interface Heard {
  id: string;
  at: number;
  sentences: string[];
}

/** Words of two lines never run into each other; the last ones count although no mark ends them. */
function* linesSharingSentences(lines: readonly Line[]): Generator<Heard[]> {
  let open = NOTHING_OPEN;
  let together: Heard[] = [];
  for (const { id, at, text } of lines.toSorted(byTime)) {
    const isApart = open.text === '' || /^[\s.!?,]/.test(text);
    const split = splitSentences(open, isApart ? text : ` ${text}`);
    const last = together.findLast(({ sentences }) => sentences.length > 0);
    if (last) last.sentences[last.sentences.length - 1] += split.closing;
    open = split.open.hasWords ? split.open : NOTHING_OPEN;
    together.push({ id, at: Date.parse(at), sentences: [...split.sentences] });
    if (open.hasWords) continue;
    yield together;
    together = [];
  }
  together.at(-1)?.sentences.push(open.text.trim());
  if (together.length > 0) yield together;
}

const byTime = (a: Line, b: Line): number => Date.parse(a.at) - Date.parse(b.at);

function corrected({ key, text }: SaidSentence, corrections: ReadonlyMap<string, string>): SaidSentence {
  const correction = corrections.get(key);
  return correction === undefined || correction === text
    ? { key, text }
    : { key, text: correction, heard: text };
}
