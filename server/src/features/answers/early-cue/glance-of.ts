import type { Cue } from '@pythia/contracts/cue.ts';
import type { Glance } from '@pythia/contracts/feed.ts';

const FIGURE =
  /[£$€]\s?\d[\d.,]*\s?(?:k|m|bn|million|thousand)?|\d[\d.,]*\s?(?:%|percent|k\b|million|thousand)|\b(?!(?:19|20)\d\d\b)\d[\d.,]*(?:\s\p{L}+)?/iu;
const MOST_CHARACTERS = 24;

/** @param story title of the one that is told: a cue names its place where it has no title of its own */
export function glanceOf(cue: Cue | null, story?: string): Glance | null {
  if (!cue?.title) return null;
  const title = story ?? cue.title;
  const number = FIGURE.exec(cue.beats.join(' · '))?.[0].replace(/[.,\s]+$/, '');
  const isShown = number !== undefined && number.length <= MOST_CHARACTERS && !title.includes(number);
  return { title, number: isShown ? number : null };
}
