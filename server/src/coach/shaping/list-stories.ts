import { saysOther } from '#coach/candidate/find-again.ts';
import type { LabelledMaterial } from '#coach/candidate/labels/material-labels.ts';
import { readCandidate } from '#coach/candidate/read-candidate.ts';
import { placeAmong } from '#coach/candidate/settle-jobs.ts';
import { isReworded, settle, type Story } from '#coach/candidate/settle.ts';
import type { SettledStory } from '#coach/material.ts';
import { competenciesShown } from './competencies-shown.ts';

/** A story of the candidate's, as it is shown to them. */
export interface ListedStory extends Omit<SettledStory, 'text'> {
  /** In the order in which they are told. */
  sentences: readonly string[];
  /** Whether the user has settled it; else it is as it was read. */
  isSettled: boolean;
  /** Names of competencies, the surest first. */
  tags: string[];
  /** What the material says there now, where it was put into other words and that has changed since; none: it says nothing of it. */
  now: readonly string[] | null;
}

/** What a candidate's material tells, in its order, with what was settled laid over it; last, what it does not tell any more. */
export function listStories({ material, labels }: LabelledMaterial): ListedStory[] {
  const { episodes, jobs } = readCandidate({ ...material, stories: [], settled: [] }, labels);
  const kept = material.settled.map((story) => ({ ...story, place: placeAmong(jobs, story.place) }));
  const stories = settle(episodes, kept);
  const found = new Set(stories.map(({ settled }) => settled));
  return [...stories.map(listed), ...kept.filter((one) => !found.has(one)).map(lost)];
}

function listed({ episode, read, settled }: Story): ListedStory {
  const { title, place, sentences } = episode;
  const before = settled && isReworded(settled) ? settled.read : read;
  return {
    title,
    place,
    sentences: sentences.map(({ text }) => text),
    read: before,
    standing: settled?.standing ?? 'told',
    isSettled: settled !== undefined,
    tags: competenciesShown([episode]),
    now: saysOther(read, before) ? read : null,
  };
}

const lost = ({ text, ...settled }: SettledStory): ListedStory => ({
  ...settled,
  sentences: [text],
  isSettled: true,
  tags: [],
  now: [],
});
