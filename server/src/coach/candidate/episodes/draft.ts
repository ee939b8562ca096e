import type { Episode, Place } from '../candidate.ts';
import { NOWHERE } from '../layout/places.ts';
import { readProsePlace } from '../layout/prose-place.ts';
import type { Block, Layout } from '../layout/read-layout.ts';
import { chain } from './chain.ts';
import { readWritten, type Written } from './written.ts';

/** An episode's sentences as they were written. */
export interface Draft {
  /** Where it was given one. */
  title?: string | undefined;
  source: Episode['source'];
  place: Place;
  sentences: Written[];
}

/** Bullets are episodes as they stand; neighbouring prose of one place is chained. `mine` puts text into the first person. */
export function draftEpisodes(
  source: Episode['source'],
  { blocks }: Layout,
  mine: (text: string) => string,
): Draft[] {
  const drafts: Draft[] = [];
  let prose: Block[] = [];
  const flush = (): void => {
    drafts.push(...draftProse(source, prose, mine));
    prose = [];
  };
  for (const block of blocks) {
    if (block.isBullet || block.place !== prose[0]?.place) flush();
    if (block.isBullet) drafts.push({ source, place: block.place, sentences: readWritten(mine(block.text)) });
    else prose.push(block);
  }
  flush();
  return drafts;
}

/** Prose under no header names its jobs itself, and stays with the one it named last. */
function draftProse(
  source: Episode['source'],
  prose: readonly Block[],
  mine: (text: string) => string,
): Draft[] {
  let place = prose[0]?.place ?? NOWHERE;
  const isUnder = place !== NOWHERE;
  return chain(prose.map(({ text, isAfterGap }) => ({ isAfterGap, sentences: readWritten(mine(text)) }))).map(
    (sentences) => {
      if (!isUnder) place = readProsePlace(sentences[0]!.text) ?? place;
      return { source, place, sentences };
    },
  );
}
