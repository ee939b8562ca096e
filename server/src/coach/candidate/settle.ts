import type { SettledStory } from '#coach/material.ts';
import type { Place } from './candidate.ts';
import type { Beat } from './beats/beat.ts';
import { splitBeats } from './beats/split-beats.ts';
import { episodeOf, type ReadEpisode } from './episodes/tell-draft.ts';
import { readWritten } from './episodes/written.ts';
import { findAgain } from './find-again.ts';
import { NOWHERE } from './layout/place-of.ts';
import { isAlike } from './settle-jobs.ts';

/** An episode with what its user has settled about it. */
export interface Story {
  episode: ReadEpisode;
  /** The sentences of this reading that it stands for. */
  read: readonly string[];
  /** The jobs under which they were read. */
  from: readonly Place[];
  settled: SettledStory | undefined;
}

/**
 * What was settled, laid over what was read: a settled story takes the place of the sentences that it stands for, where
 * the first of them is, and is not there without any. What nobody settled stays as it was read.
 */
export function settle(episodes: readonly ReadEpisode[], settled: readonly SettledStory[]): Story[] {
  const sentences = episodes.flatMap((episode) => episode.sentences.map(({ text }) => text));
  const owners = findAgain(sentences, settled);
  const places = [NOWHERE, ...episodes.map(({ place }) => place)];
  /** Places are compared by reference: the same one is itself. */
  const known = (place: Place): Place => {
    const same = places.find((one) => isSamePlace(one, place));
    if (!same) places.push(place);
    return same ?? place;
  };
  const begun = new Set<SettledStory>();
  return episodes.flatMap((episode) => {
    const texts = episode.sentences.map(({ text }) => text);
    const rest = texts.filter((text) => !owners.has(text));
    const here = [...new Set(texts.flatMap((text) => owners.get(text) ?? []))].filter(
      (story) => !begun.has(story),
    );
    here.forEach((story) => begun.add(story));
    const stories = here.map((story): Story => {
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

/** Else it is as it was read, and follows the résumé. */
export const isReworded = ({ text, read }: SettledStory): boolean => text !== read.join(' ');

/** Never none. */
function beatsOf({ text, place }: SettledStory): Beat[] {
  const sentences = readWritten(text).map((sentence) => sentence.text);
  return splitBeats(sentences.length > 0 ? sentences : [text], place);
}

const isSamePlace = (one: Place, other: Place): boolean =>
  isAlike(one, other) && (one.isDoubtful ?? false) === (other.isDoubtful ?? false);

/** A job whose stories were all moved gives way to the one that the first of them went to. */
export function placeAsSettled(place: Place, stories: readonly Story[]): Place {
  const under = stories.filter(({ from }) => from.includes(place));
  const isKept = under.length === 0 || under.some(({ episode }) => isSamePlace(episode.place, place));
  return isKept ? place : under[0]!.episode.place;
}
