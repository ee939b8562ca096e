import { LIMITS } from '@pythia/contracts/limits.ts';
import type { MaterialTexts } from '#material/material.ts';
import { cutAfterWord } from './files/whole-words.ts';
import { readSkills, type SkillGroup } from './extras/read-skills.ts';
import {
  type Education,
  type Extras,
  isBlankEntry,
  type Resume,
  withContinued,
  type Work,
} from './resume.ts';

/** A line a place, its deeds as a list, skills below all. */
export function materialOfResume({ name, education, experience, extras }: Resume): Partial<MaterialTexts> {
  return {
    name: name.trim(),
    education: education.filter(hasText).map(placeOfStudy).join('\n'),
    work: [
      ...withContinued(experience).filter(hasText).map(placeOfWork),
      ...(extras ? listsOfSkills(extras) : []),
    ].join('\n\n'),
  };
}

/** `rest` is what an interview has no room for. */
export function fitMaterial(parts: Partial<MaterialTexts>): { parts: Partial<MaterialTexts>; rest: string } {
  const fitted = Object.entries(parts).map(([key, text]) => {
    const kept = cutAfterWord(text, LIMITS[key as keyof MaterialTexts]);
    return { key, kept, rest: text.slice(kept.length).trim() };
  });
  return {
    parts: Object.fromEntries(fitted.map(({ key, kept }) => [key, kept])),
    rest: fitted
      .map(({ rest }) => rest)
      .filter(Boolean)
      .join('\n'),
  };
}

const hasText = (entry: Education | Work): boolean => !isBlankEntry(entry);

const placeOfStudy = ({ school, degree, dates }: Education): string => listed(degree, school, dates);

function placeOfWork({ company, position, dates, description }: Work): string {
  const done = description
    .split('\n')
    .map((line) => line.replace(/^[\s•●▪*–-]+/, '').trim())
    .filter((line) => line !== '');
  return [listed(position, company, dates), ...done.map((line) => `- ${line}`)].filter(Boolean).join('\n');
}

/** Languages apart, all else in one list: another label would read as part of the last place. */
function listsOfSkills({ skills }: Extras): string[] {
  const groups = readSkills(skills);
  return [
    ['Skills', groups.filter((group) => !isLanguages(group))] as const,
    ['Languages', groups.filter(isLanguages)] as const,
  ]
    .map(([label, groups]) => ({ label, names: groups.flatMap(({ names }) => names) }))
    .filter(({ names }) => names.length > 0)
    .map(({ label, names }) => `${label}: ${names.join(', ')}`);
}

const isLanguages = ({ group }: SkillGroup): boolean => /^languages$/i.test(group);

const listed = (...parts: string[]): string =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');
