import type { Material } from '#coach/material.ts';
import type { Candidate, Episode, Place } from './candidate.ts';
import { splitTimes } from './episodes/new-matter.ts';
import { type Draft, draftEpisodes } from './episodes/draft.ts';
import { readWritten } from './episodes/written.ts';
import { tellDraft } from './episodes/tell-draft.ts';
import { holding, kindOfSkill } from './holdings.ts';
import { NOWHERE } from './layout/place-of.ts';
import { type Layout, readLayout } from './layout/read-layout.ts';
import { plainMaterial } from './plain-material.ts';
import { readJob } from './read-job.ts';
import { readStories } from './read-stories.ts';
import { wordsOf } from './read-words.ts';
import { placeAsSettled, settle } from './settle.ts';
import { asFirstPerson } from './speech/third-person.ts';

/** Reads all that a candidate gave, once for a session: about 50 ms for ten thousand characters. Never throws. */
export function readCandidate(given: Material): Candidate {
  const material = plainMaterial(given);
  const parts: [Episode['source'], Layout, string][] = [
    ['work', readLayout(material.work, 'told'), material.work],
    ['other', readLayout(material.other, 'told'), material.other],
    ['education', readLayout(material.education, 'education'), material.education],
  ];
  const headed = parts.flatMap(([source, layout]) => (source === 'education' ? [] : layout.places));
  const stories = readStories(material.stories, headed).flatMap(({ title, text, place }) => {
    const mine = asFirstPerson(text, material.name);
    return splitTimes(readWritten(mine(text))).map((sentences, index): Draft => ({
      source: 'story',
      title: index === 0 ? title : undefined,
      place,
      sentences,
    }));
  });
  const told = parts
    .flatMap(([source, layout, text]) => draftEpisodes(source, layout, asFirstPerson(text, material.name)))
    .concat(stories)
    .map(tellDraft);
  const read = told.flatMap(({ episode }) => episode ?? []);
  const settled = settle(
    read.filter(({ source }) => source !== 'story'),
    material.settled,
  );
  const episodes = settled
    .filter((story) => story.settled?.standing !== 'hidden')
    .map(({ episode }) => episode)
    .concat(read.filter(({ source }) => source === 'story'))
    .map((episode, id): Episode => ({ id, ...episode }));
  const holdings = parts
    .flatMap(([, layout]) => layout.holdings)
    .concat(told.flatMap(({ unsaid }) => unsaid.map((text) => ({ kind: 'skill' as const, text }))))
    .filter(({ text }) => text.toLowerCase() !== material.name.trim().toLowerCase())
    .map(({ kind, text }) => holding(kind === 'skill' ? kindOfSkill(text) : kind, text));
  return {
    name: material.name.trim(),
    episodes,
    holdings,
    places: [
      ...new Set([
        ...headed.map((place) => placeAsSettled(place, settled)).filter(isHeld),
        ...placesOf(episodes),
      ]),
    ],
    job: readJob(material),
    facts: material.facts,
    words: wordsOf(material, episodes, holdings),
  };
}

/** A title alone on top of a page is no job. */
const isHeld = ({ employer, from }: Place): boolean => employer !== '' || from !== '';

/** Jobs that are named only in prose. */
const placesOf = (episodes: readonly Episode[]): Place[] =>
  episodes
    .filter(({ source, place }) => (source === 'work' || source === 'other') && place !== NOWHERE)
    .map(({ place }) => place);
