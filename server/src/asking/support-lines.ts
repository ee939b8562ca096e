import { ALL_FACT_MATTERS, FACT_MATTERS } from '@pythia/contracts/fact-matters.ts';
import type { Passage } from '#coach/answer.ts';
import type { Material } from '#coach/material.ts';
import type { SupportLine } from '#proof/prove-answers.ts';
import { jobsPutRight, withoutHidden } from './put-right.ts';
import type { PreparedWords } from './prepared-words.ts';

const RESUME = 'From your résumé';
const STORY = 'From one of your stories';
const SELF = 'From what you entered about yourself';
const JOB = 'From the job description';

const LONG_LINE = 240;
const NEXT_SENTENCE = /(?<=[.!?])\s+(?=[\p{Lu}\d])/u;

const known = new WeakMap<Material, readonly SupportLine[]>();

export function supportLines(material: Material): readonly SupportLine[] {
  const lines = known.get(material) ?? readLines(material);
  known.set(material, lines);
  return lines;
}

function readLines(material: Material): SupportLine[] {
  const { name, work, education, other } = withoutHidden(material);
  const { company, role, jobDescription, stories, settled, facts } = material;
  const told = settled.filter(({ standing }) => standing !== 'hidden');
  return [
    ...linesOf(work, RESUME),
    ...linesOf(education, RESUME),
    ...linesOf(jobsPutRight(material), RESUME),
    ...stories.flatMap((story) => linesOf(story, STORY)),
    ...told.flatMap(({ title, place, text }) => [
      ...linesOf(text, STORY),
      ...linesOf([title, place.employer, place.title, place.from, place.to].join(' · '), STORY),
    ]),
    ...linesOf(other, SELF),
    ...linesOf(name, SELF),
    ...ALL_FACT_MATTERS.flatMap((matter) =>
      linesOf(facts[matter] ? `${FACT_MATTERS[matter].label}: ${facts[matter]}` : '', SELF),
    ),
    ...[role, company, jobDescription].flatMap((text) =>
      linesOf(text, JOB).map((line) => ({ ...line, isOfPosting: true })),
    ),
  ];
}

/** @param source null where it is no experience */
const linesOf = (text: string, source: string | null): SupportLine[] =>
  text
    .split('\n')
    .flatMap((line) => (line.length > LONG_LINE ? line.split(NEXT_SENTENCE) : [line]))
    .map((line) => ({ text: line, source }));

/**
 * Support of one answer beyond the material: the question (no experience), its passages, and prepared words.
 */
export const supportBeside = (
  asked: readonly (string | undefined)[],
  passages: readonly Passage[],
  prepared: readonly PreparedWords[],
): SupportLine[] => [
  ...passages.flatMap(({ title, sentences, source }) =>
    [title, ...sentences].flatMap((text) => linesOf(text, source)),
  ),
  ...prepared.flatMap(({ text }) => linesOf(text, SELF)),
  ...asked.flatMap((text) => linesOf(text ?? '', null)),
];
