import type { AnswerPart } from '@pythia/contracts/answer-parts.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { AppError } from '#core/errors.ts';

/** How the parts of an answer are written, by what a caller accepts: as events where that is named, else as plain text. */
export const answerFormat = (accept = '') =>
  accept.includes(EVENTS)
    ? { type: EVENTS, textOf: asEvent }
    : { type: 'text/plain; charset=utf-8', textOf: plainText() };

const EVENTS = 'text/event-stream';

/** JSON has no line breaks, so that one line of data holds it. */
const asEvent = ({ type, ...data }: AnswerPart): string =>
  `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * Behind a rule stands what is not said: the note, and the stories on offer as a list. Plain text has no last word: where
 * the answer broke off, the connection does.
 * @throws AppError `upstream-failed`
 */
function plainText(): (part: AnswerPart) => string {
  let before = RULE.trimStart();
  return (part) => {
    if (part.type === 'text') before = RULE;
    if (part.type === 'text') return part.text;
    if (part.type === 'end' && part.cut === 'broken')
      throw new AppError('upstream-failed', MESSAGES.answerServiceFailed);
    if (part.type !== 'alternative' && part.type !== 'note') return '';
    const written = before + (part.type === 'note' ? part.text : `- ${part.text}`);
    before = '\n';
    return written;
  };
}

const RULE = '\n\n---\n\n';
