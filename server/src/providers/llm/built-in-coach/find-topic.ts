import { ALGORITHMS } from '#coach/knowledge/algorithms.ts';
import { DATA } from '#coach/knowledge/data.ts';
import { ENGINEERING } from '#coach/knowledge/engineering.ts';
import { NETWORKING } from '#coach/knowledge/networking.ts';
import { OPERATING_SYSTEMS } from '#coach/knowledge/operating-systems.ts';
import { PEOPLE } from '#coach/knowledge/people.ts';
import { SYSTEM_DESIGN } from '#coach/knowledge/system-design.ts';
import type { Topic } from '#coach/knowledge/topic.ts';
import { searchIndex } from './search-index.ts';

const fields = {
  asks: { text: (topic: Topic) => `${topic.name} ${topic.asks}`, boost: 4 },
  body: { text: (topic: Topic) => [topic.answer, ...topic.points].join(' '), boost: 1 },
};

const TECHNICAL = [
  ...OPERATING_SYSTEMS,
  ...ALGORITHMS,
  ...NETWORKING,
  ...DATA,
  ...SYSTEM_DESIGN,
  ...ENGINEERING,
];
const technical = searchIndex(TECHNICAL, fields);
const every = searchIndex([...PEOPLE, ...TECHNICAL], fields);

/** @returns what the knowledge base has on the subject of a question, if the question names it */
export const findTopic = (question: string): Topic | undefined => best(every(question));
export const findTechnicalTopic = (question: string): Topic | undefined => best(technical(question));

// A topic whose explanation happens to share a word with the question is not its subject.
const best = (hits: ReturnType<typeof technical>): Topic | undefined =>
  hits.find(({ fields: matched }) => matched.has('asks'))?.document;
