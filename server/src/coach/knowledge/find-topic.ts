import type { Candidate } from '#coach/candidate/candidate.ts';
import type { Question } from '#coach/question/question.ts';
import { fitsField } from './fields.ts';
import { ALGORITHMS } from './topics/algorithms.ts';
import { CHARITY } from './topics/charity.ts';
import { CONSTRUCTION } from './topics/construction.ts';
import { CUSTOMER_SERVICE } from './topics/customer-service.ts';
import { DATA } from './topics/data.ts';
import { DESIGN } from './topics/design.ts';
import { ENGINEERING } from './topics/engineering.ts';
import { FINANCE } from './topics/finance.ts';
import { HOSPITALITY } from './topics/hospitality.ts';
import { HOUSING } from './topics/housing.ts';
import { HUMAN_RESOURCES } from './topics/human-resources.ts';
import { LABORATORY } from './topics/laboratory.ts';
import { LAW } from './topics/law.ts';
import { LOGISTICS } from './topics/logistics.ts';
import { MANUFACTURING } from './topics/manufacturing.ts';
import { MARKETING } from './topics/marketing.ts';
import { MEDICINE } from './topics/medicine.ts';
import { NETWORKING } from './topics/networking.ts';
import { NURSING } from './topics/nursing.ts';
import { OPERATING_SYSTEMS } from './topics/operating-systems.ts';
import { PEOPLE } from './topics/people.ts';
import { PHARMACY } from './topics/pharmacy.ts';
import { PROJECTS } from './topics/projects.ts';
import { SALES } from './topics/sales.ts';
import { STATISTICS } from './topics/statistics.ts';
import { SYSTEM_DESIGN } from './topics/system-design.ts';
import { TEACHING } from './topics/teaching.ts';
import { TRADES } from './topics/trades.ts';
import type { Field, ListedTopic, Topic } from './topic.ts';

/** Each list with the fields that a topic of it is about unless it names its own. */
const LISTS: readonly (readonly [fields: readonly Field[], topics: readonly ListedTopic[]])[] = [
  [['software'], ALGORITHMS],
  [['charity'], CHARITY],
  [['construction'], CONSTRUCTION],
  [['service'], CUSTOMER_SERVICE],
  [['data'], DATA],
  [['design'], DESIGN],
  [['software'], ENGINEERING],
  [['finance'], FINANCE],
  [['hospitality'], HOSPITALITY],
  [['housing'], HOUSING],
  [['hr'], HUMAN_RESOURCES],
  [['laboratory'], LABORATORY],
  [['law'], LAW],
  [['logistics'], LOGISTICS],
  [['manufacturing'], MANUFACTURING],
  [['marketing'], MARKETING],
  [['medicine'], MEDICINE],
  [['software'], NETWORKING],
  [['nursing'], NURSING],
  [['software'], OPERATING_SYSTEMS],
  [['people'], PEOPLE],
  [['pharmacy'], PHARMACY],
  [['projects'], PROJECTS],
  [['sales'], SALES],
  [['data'], STATISTICS],
  [['software'], SYSTEM_DESIGN],
  [['teaching'], TEACHING],
  [['trades', 'construction'], TRADES],
];

export const TOPICS: readonly Topic[] = LISTS.flatMap(([fields, topics]) =>
  topics.map((topic) => ({ fields, ...topic })),
);

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
