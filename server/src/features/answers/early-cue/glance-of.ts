import type { Cue } from '@pythia/contracts/cue.ts';
import type { Glance } from '@pythia/contracts/feed.ts';

const FIGURE =
  /[£$€]\s?\d[\d.,]*\s?(?:k|m|bn|million|thousand)?|\d[\d.,]*\s?(?:%|percent|k\b|million|thousand)|\b(?!(?:19|20)\d\d\b)\d[\d.,]*(?:\s\p{L}+)?/iu;
const MOST_CHARACTERS = 24;

export function glanceOf(cue: Cue | null): Glance | null {
  if (!cue?.title) return null;
  const number = FIGURE.exec(cue.beats.join(' · '))?.[0].replace(/[.,\s]+$/, '');
  return { title: cue.title, number: number && number.length <= MOST_CHARACTERS ? number : null };
}
