import { saysOther } from '#coach/candidate/find-again.ts';
import type { LabelledMaterial } from '#coach/candidate/labels/material-labels.ts';
import { readCandidate } from '#coach/candidate/read-candidate.ts';
import { placeAmong } from '#coach/candidate/settle-jobs.ts';
import { isReworded, settle, type SettledEpisode } from '#coach/candidate/settle.ts';
import type { StoryAsSettled } from '#coach/material.ts';
import { competenciesShown } from './competencies-shown.ts';

export interface ListedStory extends Omit<StoryAsSettled, 'text'> {
  sentences: readonly string[];
  isSettled: boolean;
  tags: string[];
  /** The material's present wording of a reworded story, where it has changed; null: gone from it. */
  now: readonly string[] | null;
}

/** In the material's order with settled ones laid over; stories gone from it last. */
export function listedStories({ material, labels }: LabelledMaterial): ListedStory[] {
  const { episodes, jobs } = readCandidate({ ...material, stories: [], settled: [] }, labels);
  const kept = material.settled.map((story) => ({ ...story, place: placeAmong(jobs, story.place) }));
  const stories = settle(episodes, kept);
  const found = new Set(stories.map(({ settled }) => settled));
  return [...stories.map(listed), ...kept.filter((one) => !found.has(one)).map(lost)];
}

function listed({ episode, read, settled }: SettledEpisode): ListedStory {
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

const lost = ({ text, ...settled }: StoryAsSettled): ListedStory => ({
  ...settled,
  sentences: [text],
  isSettled: true,
  tags: [],
  now: [],
});
