import { readCandidate } from '#coach/candidate/read-candidate.ts';
import { shortened } from '@pythia/contracts/story-title.ts';
import { toldText } from '#coach/candidate/told-text.ts';
import { NO_MATERIAL } from '#coach/material.ts';
import { competenciesShown } from './competencies-shown.ts';
import { readNotes } from './read-notes.ts';
import { stagesOf } from './stages.ts';

export interface StoryDescription {
  title: string;
  tags: string[];
}

export function storyDescription(text: string): StoryDescription {
  const { episodes } = readCandidate({ ...NO_MATERIAL, stories: [text] }); // more than one where it tells of another time
  return { title: titleOf(text) || 'My story', tags: competenciesShown(episodes) };
}

function titleOf(text: string): string {
  const notes = readNotes(toldText(text));
  const scene = notes[Math.max(stagesOf(notes).indexOf('situation'), 0)];
  return shortened(scene?.text.replace(/[.!?]+$/, '') ?? '');
}
