import { type Transcript, type TranscriptItem, utteranceOf } from '../transcript.ts';
import type { FoundQuestion, FoundQuestions } from './found-questions.ts';

const LOOK_BACK_PAGES = 2;

interface Said {
  readonly lines: readonly TranscriptItem[];
  readonly unfinished: string;
}

export interface AskedWords {
  readonly words: string;
  readonly isWhole: boolean;
}

/**
 * Detected words in what was said; corrected lines count whole.
 * @param after last line asked
 */
export function narrowed<Whole extends Said>(
  whole: Whole,
  found: FoundQuestions,
  { transcript, after }: { transcript: Transcript; after: string | null },
): (Whole & { asked?: AskedWords }) | undefined {
  const question = newestFound(found, isUnasked(transcript, after));
  if (!question) return undefined;
  const pieces = [...whole.lines.map(({ heard, text }) => heard ?? text), whole.unfinished].map(cutAtSpaces);
  const said = pieces.flat();
  const places = placesOf(said, cutAtSpaces(question.text));
  if (places.length === 0) return undefined;
  let end = 0;
  const lines = whole.lines.filter((_, at) => {
    const start = end;
    end += pieces[at]!.length;
    return places.some((place) => place >= start && place < end);
  });
  if (lines.some(({ heard }) => heard !== undefined)) return { ...whole, lines };
  const isWhole = transcript.interim === '' || transcript.interimHeld;
  const tail = isWhole ? [] : said.slice(places.at(-1)! + 1);
  return { ...whole, lines, asked: { words: [question.text, ...tail].join(' '), isWhole } };
}

function isUnasked({ heard }: Transcript, after: string | null): (utterance: string) => boolean {
  const ids = heard
    .slice(-LOOK_BACK_PAGES)
    .flat()
    .map(({ id }) => id);
  const asked = after === null ? -1 : ids.indexOf(utteranceOf(after));
  return (utterance) => ids.indexOf(utterance) > asked;
}

function newestFound(
  found: FoundQuestions,
  isUnasked: (utterance: string) => boolean,
): FoundQuestion | undefined {
  const standing = found.flatMap(({ question }) => (question && !question.doubtful ? [question] : []));
  return standing.findLast(({ lines }) => lines.length > 0 && isUnasked(lines.at(-1)!));
}

export interface Run {
  readonly text: string;
  readonly isAsked: boolean;
}

const plain = (word: string): string => word.toLowerCase().replaceAll(/[^\p{L}\p{N}']+/gu, '');
const cutAtSpaces = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Alternating runs of asked and other words; all are other where the words are missing. */
export function runsOf(said: string, asked: string): Run[] {
  const words = cutAtSpaces(said);
  const places = new Set(placesOf(words, cutAtSpaces(asked)));
  const runs: Run[] = [];
  for (const [at, text] of words.entries()) {
    const isAsked = places.has(at);
    const last = runs.at(-1);
    if (last?.isAsked === isAsked) runs[runs.length - 1] = { isAsked, text: `${last.text} ${text}` };
    else runs.push({ text, isAsked });
  }
  return runs;
}

/** Indexes of `asked` in `said`, as late and close together as possible; empty if a word is missing. */
function placesOf(said: readonly string[], asked: readonly string[]): readonly number[] {
  const words = said.map(plain);
  const wanted = asked.map(plain);
  let best: number[] = [];
  for (const [from, word] of words.entries()) {
    if (word !== wanted[0]) continue;
    const places: number[] = [];
    for (let at = from; at < words.length && places.length < wanted.length; at += 1)
      if (words[at] === wanted[places.length]) places.push(at);
    const isWhole = places.length === wanted.length;
    if (isWhole && (best.length === 0 || places.at(-1)! - from <= best.at(-1)! - best[0]!)) best = places;
  }
  return best;
}
