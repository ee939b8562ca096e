import type { Material } from '#coach/material.ts';
import type { Fact, FactFinder } from './facts.ts';
import { inFirstPerson } from './first-person.ts';
import type { Bullet } from './outline.ts';

/** A question with what there is to answer it from. */
export interface QuestionContext {
  question: string;
  material: Material;
  facts: FactFinder;
}

/** "the Backend engineer role at Acme", as far as it is known. */
export function roleOf({ role, company }: Material): string {
  const name = role.trim() ? `the ${role.trim()} role` : 'this role';
  return company.trim() ? `${name} at ${company.trim()}` : name;
}

const LABELS: Record<Fact['source'], string> = {
  work: 'From my work',
  story: 'From my experience',
  education: 'From my education',
  other: 'From my background',
  job: 'From the job description',
};

export const factBullet = (fact: Fact): Bullet => ({
  label: LABELS[fact.source],
  text: inFirstPerson(fact.text),
});

/** The candidate's statements that suit the job best; where nothing matches, those that come first. */
export function bestForJob({ material, facts }: QuestionContext, count: number): Fact[] {
  const matching = facts.own([material.role, material.jobDescription].join(' '));
  // A sentence out of the middle of a story says little alone.
  const candidates = new Set([...matching, ...facts.all]);
  return [...candidates].filter(({ source }) => source !== 'story').slice(0, count);
}
