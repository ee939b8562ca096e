import { comparable } from '@pythia/contracts/plain-letters.ts';
import type { Story } from '@pythia/contracts/stories.ts';

export function matchingStories(stories: readonly Story[], search: string, tag: string | null): Story[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return stories.filter((story) => {
    const text = folded([story.title, story.text, ...story.tags].join('\n'));
    return (tag === null || story.tags.includes(tag)) && words.every((word) => text.includes(word));
  });
}

export function tagsOf(stories: readonly Story[]): string[] {
  const counts = new Map<string, number>();
  for (const tag of stories.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b)).map(([tag]) => tag);
}

const folded = (text: string) => comparable(text).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
