import type { Candidate, Place } from './candidate/candidate.ts';
import { doubtsOf, withoutDoubts } from './candidate/doubts.ts';
import type { MaterialLabels } from './candidate/labels/material-labels.ts';
import { readCandidate } from './candidate/read-candidate.ts';
import type { Material } from './material.ts';
import type { StoryKinds } from './meaning/story-kinds.ts';
import type { StoryMeanings } from './meaning/story-meanings.ts';
import { indexStories, type StoryIndex } from './stories/story-index.ts';

export interface Reading {
  candidate: Candidate;
  /** Made with the first call, which takes some milliseconds. */
  stories: () => StoryIndex;
  /** Missing until the sentence model has read the stories: found by words alone. */
  meanings?: StoryMeanings;
  kinds?: StoryKinds;
}

const BYTES_PER_CHARACTER = 120;
const BYTES_AT_LEAST = 20_000;

/** Upper bound: 5 MB for the longest material, some 100 KB usually. */
export const bytesOfReading = (material: Material): number =>
  BYTES_AT_LEAST + BYTES_PER_CHARACTER * JSON.stringify(material).length;

/** @param labels without them lines are read by rules */
export function indexMaterial(material: Material, labels?: MaterialLabels): Reading {
  const candidate = surelyRead(readCandidate(material, labels), material);
  let stories: StoryIndex | undefined;
  return { candidate, stories: () => (stories ??= indexStories(candidate)) };
}

/** Doubtful facts of jobs left out, but for employers that settled stories name. */
function surelyRead(candidate: Candidate, { settled }: Material): Candidate {
  const known = new Set(settled.flatMap(({ place }) => (place.isDoubtful ? [] : place.employer)));
  const sure = new Map<Place, Place>();
  const surely = (place: Place): Place => {
    const doubts = doubtsOf(place).filter((doubt) => doubt !== 'employer' || !known.has(place.employer));
    if (doubts.length === 0) return place;
    const bare = sure.get(place) ?? withoutDoubts(place, doubts);
    sure.set(place, bare);
    return bare;
  };
  return {
    ...candidate,
    places: candidate.places.map(surely).filter(({ employer, title }) => employer || title),
    episodes: candidate.episodes.map((episode) => ({ ...episode, place: surely(episode.place) })),
  };
}
