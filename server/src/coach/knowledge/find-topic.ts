import type { Candidate } from '#coach/candidate/candidate.ts';
import type { Question } from '#coach/question/question.ts';
import type { Topic } from './field-schema.ts';
import { TOPICS } from './fields.ts';
import { fitsField } from './fits-field.ts';

/** The share of the question's weight that has to be the topic's. */
const SHARE = 0.5;
const TERM_WEIGHT = 3;

/** Whether a question asks for a concept or a design; "how would you explain … to a customer" only sounds like a case. */
export const asksToExplain = ({ kind, text }: Question): boolean =>
  kind === 'explanation' || kind === 'design' || (kind === 'situational' && /\bexplain\b/i.test(text));

/** @returns what is known in general of what a question asks to explain, where the candidate's field knows it */
export function findTopic(question: Question, candidate: Candidate): Topic | undefined {
  const [best] = TOPICS.filter(({ fields }) => fields.some((field) => fitsField(field, candidate)))
    .map((topic) => {
      const named = namedOf(topic, question);
      return {
        topic,
        share: shareOf(topic, named, question),
        exact: Math.max(0, ...named.map(({ length }) => length)),
      };
    })
    .filter(({ share }) => share >= SHARE)
    .toSorted((one, other) => other.share - one.share || other.exact - one.exact);
  return best?.topic;
}

/** The proper terms of a topic that a question has. "Logo churn" is another term than "churn". */
function namedOf({ terms, asks }: Topic, { text, focus }: Question): string[] {
  const asked = ` ${plain(text)} `;
  const known = new Set([...terms, asks].flatMap((words) => words.split(/\s+/)));
  const unknown = focus
    .filter(({ pos, lemma }) => /^(?:NOUN|PROPN|ADJ)$/.test(pos) && !known.has(lemma))
    .map((token) => plain(token.text))
    .filter((word) => !known.has(word));
  return terms.filter((term) =>
    [` ${term} `, ` ${term}s `].some(
      (said) => asked.includes(said) && !unknown.some((word) => asked.includes(` ${word}${said}`)),
    ),
  );
}

/** 0 to 1; 0 where no proper term is named. A proper term weighs more than the words around it. */
function shareOf({ asks }: Topic, named: readonly string[], { focus }: Question): number {
  if (named.length === 0) return 0;
  const termWords = new Set(named.flatMap((term) => term.split(' ').flatMap((word) => [word, `${word}s`])));
  const around = new Set(asks.split(/\s+/));
  let of = 0;
  let all = 0;
  for (const { isStop, lemma, text: written } of focus) {
    const word = written.toLowerCase();
    // "p-value" and "A/B" are one word of a sentence and two of a term.
    const isTerm =
      termWords.has(lemma) ||
      (plain(word) !== '' &&
        plain(word)
          .split(' ')
          .every((part) => termWords.has(part)));
    if (isStop && !isTerm) continue;
    const weight = isTerm ? TERM_WEIGHT : 1;
    all += weight;
    if (isTerm || around.has(word) || around.has(lemma)) of += weight;
  }
  // "5S" is a number and a letter, neither of which is a word of the focus.
  return of === 0 ? TERM_WEIGHT / (TERM_WEIGHT + all) : of / all;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
