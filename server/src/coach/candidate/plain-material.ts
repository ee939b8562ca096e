import { plainLetters } from '@pythia/contracts/plain-letters.ts';
import type { Material } from '#coach/material.ts';

/** Ligatures of PDFs, such as `ﬁ`, as letters. */
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
