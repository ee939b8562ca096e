import type { Coach } from '../../server/src/coach/answer.ts';
import type { LineLabeller } from '../../server/src/coach/line-labeller.ts';
import { readCandidate } from '../../server/src/coach/candidate/read-candidate.ts';
import { type Material, NO_MATERIAL } from '../../server/src/coach/material.ts';
import { inventedDenials } from '../answers/denials.ts';
import { isEmployer, judgeStories, type JudgedStory } from './judge-reading.ts';
import type { MarkedResume } from './marked-resume.ts';

export interface MeasuredResume {
  resume: MarkedResume;
  stories: JudgedStory[];
  /** Read as employers by mistake. */
  noEmployers: string[];
  /** Places with right employer, title and dates. */
  placesRead: number;
  skillsRead: number;
  /** Employers read as skills. */
  employersAsSkills: string[];
  /** Denials of what the résumé says or omits. */
  denials: string[];
}

/** Reads as the coach does, and asks for named and unnamed skills. */
export async function measureResume(
  resume: MarkedResume,
  coach: Coach,
  labeller: LineLabeller | undefined,
): Promise<MeasuredResume> {
  const material: Material = { ...NO_MATERIAL, work: resume.text };
  const { episodes, places, holdings } = readCandidate(material, await labeller?.labelsIn(material));
  const employers = [...places, ...episodes.map(({ place }) => place)].map(({ employer }) => employer);
  const isOfResume = (read: string): boolean =>
    [...resume.places.map(({ employer }) => employer), ...resume.schools].some((name) =>
      isEmployer(read, name, resume),
    );
  const held = new Set(holdings.map(({ text }) => text.toLowerCase()));
  return {
    resume,
    stories: judgeStories(resume, episodes),
    noEmployers: [...new Set(employers)].filter((read) => read !== '' && !isOfResume(read)),
    placesRead: resume.places.filter((expected) =>
      places.some(
        (read) =>
          isEmployer(read.employer, expected.employer, resume) &&
          (['title', 'from', 'to'] as const).every((key) => isSame(read[key], expected[key])),
      ),
    ).length,
    skillsRead: resume.skills.filter((skill) => held.has(skill.toLowerCase())).length,
    employersAsSkills: resume.places
      .map(({ employer }) => employer)
      .filter((employer) => held.has(employer.toLowerCase())),
    denials: await denialsIn(material, coach, [...resume.skills, ...resume.silentAbout]),
  };
}

const isSame = (read: string, expected: string): boolean => read.toLowerCase() === expected.toLowerCase();

async function denialsIn(material: Material, coach: Coach, terms: readonly string[]): Promise<string[]> {
  const denials: string[] = [];
  for (const term of terms) {
    const asked = { role: 'user' as const, text: `Have you worked with ${term}?` };
    const { text } = await coach.answer({ material, turns: [asked] });
    denials.push(...inventedDenials(material, text));
  }
  return denials;
}
