import type { Material } from './material.ts';

/** What was read, as lines to be checked at a glance. */
export interface Facts {
  name: string;
  /** Places of education. */
  education: string[];
  /** Places of work. */
  work: string[];
}

const MOST_LINES = 8;
const BULLET = /^\s*[•*–—-]\s/u;
const DATE = /\b(?:19|20)\d{2}\b/;

/** Lines that name a place stand out by their dates, and are no bullets; without any date, the first lines stand for them. */
export const factsOf = ({ name, education, work }: Material): Facts => ({
  name: name.trim(),
  education: placesIn(education),
  work: placesIn(work),
});

function placesIn(text: string): string[] {
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '' && !BULLET.test(line))
    .map((line) => line.replaceAll('\t', ' · ').trim());
  const dated = lines.filter((line) => DATE.test(line) && line.length <= 160);
  return [...new Set(dated.length > 0 ? dated : lines.slice(0, 3))].slice(0, MOST_LINES);
}
