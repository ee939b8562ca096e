import type { StoryAsSettled } from '#coach/material.ts';
import type { Place } from './candidate.ts';
import type { Beat } from './beats/beat.ts';
import { splitBeats } from './beats/split-beats.ts';
import { episodeOf, type ReadEpisode } from './episodes/tell-draft.ts';
import { readWritten } from './episodes/written.ts';
import { findAgain } from './find-again.ts';
import { NOWHERE } from './layout/place-of.ts';
import { isAlike } from './settle-jobs.ts';

export interface SettledEpisode {
  episode: ReadEpisode;
  read: readonly string[];
  from: readonly Place[];
  settled: StoryAsSettled | undefined;
}

/**
 * A settled story stands where its first sentence is read, and is left out if none is; other episodes stay as
 * read.
 */
export function settle(
  episodes: readonly ReadEpisode[],
  settled: readonly StoryAsSettled[],
): SettledEpisode[] {
  const sentences = episodes.flatMap((episode) => episode.sentences.map(({ text }) => text));
  const owners = findAgain(sentences, settled);
  const places = [NOWHERE, ...episodes.map(({ place }) => place)];
  /** Places are compared by reference. */
  const known = (place: Place): Place => {
    const same = places.find((one) => isSamePlace(one, place));
    if (!same) places.push(place);
    return same ?? place;
  };
  const begun = new Set<StoryAsSettled>();
  return episodes.flatMap((episode) => {
    const texts = episode.sentences.map(({ text }) => text);
    const rest = texts.filter((text) => !owners.has(text));
    const here = [...new Set(texts.flatMap((text) => owners.get(text) ?? []))].filter(
      (story) => !begun.has(story),
    );
    here.forEach((story) => begun.add(story));
    const stories = here.map((story): SettledEpisode => {
      const isOwn = (text: string): boolean => owners.get(text)?.includes(story) ?? false;
      const under = episodes.filter((one) => one.sentences.some(({ text }) => isOwn(text)));
      const told = [
        ...new Map(
          under
            .flatMap((one) => one.sentences.filter(({ text }) => isOwn(text)))
            .map((said) => [said.text, said]),
        ).values(),
      ];
      const read = told.map(({ text }) => text);
      const { title, standing } = story;
      return {
        episode: episodeOf({
          title,
          source: episode.source,
          place: known(story.place),
          beats: isReworded(story) ? beatsOf(story) : told,
          isReworded: isReworded(story),
          isFavourite: standing === 'favourite',
        }),
        read,
        from: under.map(({ place }) => place),
        settled: story,
      };
    });
    if (rest.length === 0) return stories;
    const beats = episode.sentences.filter(({ text }) => rest.includes(text));
    const left = rest.length === texts.length ? episode : episodeOf({ ...episode, beats });
    return [...stories, { episode: left, read: rest, from: [episode.place], settled: undefined }];
  });
}

/** Unchanged stories follow the résumé. */
export const isReworded = ({ text, read }: StoryAsSettled): boolean => text !== read.join(' ');

function beatsOf({ text, place }: StoryAsSettled): Beat[] {
  const sentences = readWritten(text).map((sentence) => sentence.text);
  return splitBeats(sentences.length > 0 ? sentences : [text], place);
}

const isSamePlace = (one: Place, other: Place): boolean =>
  isAlike(one, other) && (one.isDoubtful ?? false) === (other.isDoubtful ?? false);

export function placeAsSettled(place: Place, stories: readonly SettledEpisode[]): Place {
  const under = stories.filter(({ from }) => from.includes(place));
  const isKept = under.length === 0 || under.some(({ episode }) => isSamePlace(episode.place, place));
  return isKept ? place : under[0]!.episode.place;
}
