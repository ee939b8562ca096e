import type { Candidate, Place } from './candidate/candidate.ts';
import { readCandidate } from './candidate/read-candidate.ts';
import type { Material } from './material.ts';
import { indexStories, type StoryIndex } from './stories/story-index.ts';

/** A candidate, read and indexed; it takes some hundred kilobytes. */
export interface Reading {
  candidate: Candidate;
  stories: StoryIndex;
}

export function readMaterial(material: Material): Reading {
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
