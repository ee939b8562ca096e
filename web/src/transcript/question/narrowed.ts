import { type Transcript, utteranceOf } from '../transcript.ts';
import { cutAtSpaces, placesOf } from './asked-words.ts';
import type { CurrentQuestion, QuestionMarks } from './current-question.ts';
import { type FoundQuestions, newestFound } from './found-questions.ts';

/** Pages of what was heard in which a question may stand. */
const LOOK_BACK_PAGES = 2;

/**
 * A question narrowed to what was found in what was said, as it was heard; of lines that were corrected all is asked.
 * `undefined`: nothing was found in it.
 * @param whole everything that was said since the last answer
 */
export function narrowed(
  whole: CurrentQuestion,
  found: FoundQuestions,
  { transcript, marks }: { transcript: Transcript; marks: QuestionMarks },
): CurrentQuestion | undefined {
  const question = newestFound(found, isUnasked(transcript, marks));
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

/** Whether an utterance came behind that of the last line that was asked about. */
function isUnasked({ heard }: Transcript, { after }: QuestionMarks): (utterance: string) => boolean {
  const ids = heard
    .slice(-LOOK_BACK_PAGES)
    .flat()
    .map(({ id }) => id);
  const asked = after === null ? -1 : ids.indexOf(utteranceOf(after));
  return (utterance) => ids.indexOf(utterance) > asked;
}
