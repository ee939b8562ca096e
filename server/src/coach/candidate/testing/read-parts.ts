import { NO_MATERIAL, type Material } from '#coach/material.ts';
import type { Candidate } from '../candidate.ts';
import { readCandidate } from '../read-candidate.ts';

export const read = (part: Partial<Material>): Candidate => readCandidate({ ...NO_MATERIAL, ...part });

/** `[title, employer, from, to or "now"]` of each job. */
export const jobs = (part: Partial<Material>): string[][] =>
  read(part).places.map(({ title, employer, from, to, isCurrent }) => [
    title,
    employer,
    from,
    isCurrent ? 'now' : to,
  ]);

/** What can be said of each episode, with its employer in front. */
export const told = (part: Partial<Material>): string[] =>
  read(part).episodes.map(
    ({ place, sentences }) => `${place.employer}: ${sentences.map(({ text }) => text).join(' ')}`,
  );

export const held = (part: Partial<Material>): string[] =>
  read(part).holdings.map(({ kind, text }) => `${kind}: ${text}`);
