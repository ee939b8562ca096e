import type { Material } from '#coach/material.ts';
import { indexStories } from '#coach/stories/story-index.ts';
import { readCandidate } from '../read-candidate.ts';

/** Milliseconds of this thread's processor in which material is read and indexed. */
export function readingTime(material: Material): number {
  const before = process.threadCpuUsage();
  indexStories(readCandidate(material));
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
