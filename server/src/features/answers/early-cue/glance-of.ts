import type { Cue } from '@pythia/contracts/cue.ts';
import type { Glance } from '@pythia/contracts/feed.ts';

const FIGURE =
  /[£$€]\s?\d[\d.,]*\s?(?:k|m|bn|million|thousand)?|\d[\d.,]*\s?(?:%|percent|k\b|million|thousand)|\b(?!(?:19|20)\d\d\b)\d[\d.,]*(?:\s(?!(?:in|of|and|or|to|at|by|for|on|from|with|the|an?|after|before|per|as|than|who|that|were|was)\b)\p{L}+)?/iu;
const MOST_CHARACTERS = 24;

/** @param storyTitle where the cue is named by a place alone */
export function glanceOf(cue: Cue | null, storyTitle?: string): Glance | null {
  if (!cue?.title) return null;
  const number = FIGURE.exec(cue.beats.join(' · '))?.[0].replace(/[.,\s]+$/, '');
  const isShown = number !== undefined && number.length <= MOST_CHARACTERS && !storyTitle?.includes(number);
  return { title: storyTitle ?? cue.title, number: isShown ? number : null };
}
