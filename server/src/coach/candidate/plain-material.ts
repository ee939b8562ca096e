import { plainLetters } from '@pythia/contracts/plain-letters.ts';
import type { Material } from '#coach/material.ts';

/** A material in the letters in which it is asked about: of what was pasted out of a PDF, `ﬁ` may be one letter. */
export const plainMaterial = (material: Material): Material => ({
  company: plainLetters(material.company),
  role: plainLetters(material.role),
  jobDescription: plainLetters(material.jobDescription),
  name: plainLetters(material.name),
  education: plainLetters(material.education),
  work: plainLetters(material.work),
  other: plainLetters(material.other),
  stories: material.stories.map(plainLetters),
  settled: material.settled.map((story) => ({
    ...story,
    title: plainLetters(story.title),
    text: plainLetters(story.text),
    read: story.read.map(plainLetters),
  })),
  settledJobs: material.settledJobs,
  facts: material.facts,
});
