import type { Candidate } from './candidate/candidate.ts';
import { readCandidate } from './candidate/read-candidate.ts';
import type { Material } from './material.ts';
import { indexStories, type StoryIndex } from './stories/story-index.ts';

export interface Reading {
  candidate: Candidate;
  stories: StoryIndex;
}

/** Sessions that are asked about at the same time; a candidate takes some hundred kilobytes. */
const MAX_KEPT = 100;
const kept = new Map<string, Reading>();

/** Reads and indexes a candidate once, and keeps the ones asked about last. */
export function readMaterial(material: Material): Reading {
  const key = JSON.stringify(material);
  const reading = kept.get(key) ?? readAnew(material);
  kept.delete(key);
  kept.set(key, reading); // the youngest stands last
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  return reading;
}

function readAnew(material: Material): Reading {
  const candidate = readCandidate(material);
  return { candidate, stories: indexStories(candidate) };
}
