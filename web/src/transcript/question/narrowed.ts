import { type Transcript, type TranscriptItem, utteranceOf } from '../transcript.ts';
import { cutAtSpaces, placesOf } from './asked-words.ts';
import { type FoundQuestions, newestFound } from './found-questions.ts';

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
