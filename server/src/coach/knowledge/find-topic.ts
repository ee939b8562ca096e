import type { Candidate } from '#coach/candidate/candidate.ts';
import type { Question } from '#coach/question/question.ts';
import { ALGORITHMS } from './algorithms.ts';
import { DATA } from './data.ts';
import { ENGINEERING } from './engineering.ts';
import { fitsField } from './fields.ts';
import { NETWORKING } from './networking.ts';
import { OPERATING_SYSTEMS } from './operating-systems.ts';
import { PEOPLE } from './people.ts';
import { SYSTEM_DESIGN } from './system-design.ts';
import type { Topic } from './topic.ts';

export const TOPICS: readonly Topic[] = [
  ...OPERATING_SYSTEMS,
  ...ALGORITHMS,
  ...NETWORKING,
  ...DATA,
  ...SYSTEM_DESIGN,
  ...ENGINEERING,
  ...PEOPLE,
];

/** The share of the question's weight that has to be the topic's. */
const SHARE = 0.5;
const TERM_WEIGHT = 3;

/** @returns what is known in general of what a question asks to explain, where the candidate's field knows it */
export function findTopic(question: Question, candidate: Candidate): Topic | undefined {
  const [best] = TOPICS.filter(({ field }) => fitsField(field, candidate))
    .map((topic) => ({ topic, share: shareOf(topic, question) }))
    .filter(({ share }) => share >= SHARE)
    .toSorted((one, other) => other.share - one.share);
  return best?.topic;
}

/** 0 to 1; 0 where none of the topic's proper terms is named. A proper term weighs more than the words around it. */
function shareOf({ terms, asks }: Topic, { focus, text }: Question): number {
  const asked = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}+#]+/gu, ' ')} `;
  const named = terms.filter((term) => asked.includes(` ${term} `) || asked.includes(` ${term}s `));
  if (named.length === 0) return 0;
  const termWords = new Set(named.flatMap((term) => term.split(' ').flatMap((word) => [word, `${word}s`])));
  const around = new Set(asks.split(/\s+/));
  let of = 0;
  let all = 0;
  for (const { isStop, lemma, text: written } of focus) {
    const word = written.toLowerCase();
    const isTerm = termWords.has(word) || termWords.has(lemma);
    if (isStop && !isTerm) continue;
    const weight = isTerm ? TERM_WEIGHT : 1;
    all += weight;
    if (isTerm || around.has(word) || around.has(lemma)) of += weight;
  }
  return all === 0 ? 0 : of / all;
}
