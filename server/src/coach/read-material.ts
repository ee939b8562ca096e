import { BoundedMap } from '#core/bounded-map.ts';
import type { Candidate, Place } from './candidate/candidate.ts';
import { readCandidate } from './candidate/read-candidate.ts';
import type { Material } from './material.ts';
import { indexStories, type StoryIndex } from './stories/story-index.ts';

export interface Reading {
  candidate: Candidate;
  stories: StoryIndex;
}

/** Sessions that are asked about at the same time; a candidate takes some hundred kilobytes. */
const MAX_CACHED = 100;
const cache = new BoundedMap<string, Reading>(MAX_CACHED);

/** Reads and indexes a candidate once, with a cache of the most recently used. */
export function readMaterial(material: Material): Reading {
  const key = JSON.stringify(material);
  const reading = cache.get(key) ?? readAnew(material);
  cache.set(key, reading);
  return reading;
}

function readAnew(material: Material): Reading {
  const candidate = withoutDoubts(readCandidate(material), material);
  return { candidate, stories: indexStories(candidate) };
}

/** No doubtful employer is said as one, unless a story that its user settled names it. */
function withoutDoubts(candidate: Candidate, { settled }: Material): Candidate {
  const known = new Set(settled.flatMap(({ place }) => (place.isDoubtful ? [] : place.employer)));
  const sure = new Map<Place, Place>();
  const surely = (place: Place): Place => {
    if (!place.isDoubtful || known.has(place.employer)) return place;
    const bare = sure.get(place) ?? { ...place, employer: '' };
    sure.set(place, bare);
    return bare;
  };
  return {
    ...candidate,
    places: candidate.places.map(surely).filter(({ employer, title }) => employer || title),
    episodes: candidate.episodes.map((episode) => ({ ...episode, place: surely(episode.place) })),
  };
}
