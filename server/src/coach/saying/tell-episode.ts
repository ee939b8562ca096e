import type { Episode, Said } from '#coach/candidate/candidate.ts';
import type { Asking, Spoken } from './asking.ts';
import { chooseSentences } from './choose-sentences.ts';
import { opened } from './opener.ts';
import { countWords } from './wording.ts';

/** Below this an opener would take the place of the story. */
const ROOM_FOR_OPENER = 30;

/** An episode in its own words, with where it was, after a sentence that leads to it. */
export function tellEpisode(episode: Episode, asking: Asking, lead = ''): Spoken {
  const room = asking.budget - countWords(lead);
  const sentences = fitting(episode, asking, room);
  return { text: [lead, ...sentences].filter(Boolean).join(' '), told: [episode] };
}

function fitting(episode: Episode, asking: Asking, room: number): string[] {
  for (let words = room; words > 0; words -= 5) {
    const chosen = chooseSentences(episode, asking, words);
    const told =
      room < ROOM_FOR_OPENER ? chosen.map(({ text }) => text) : withOpener(episode, chosen, asking);
    if (countWords(told.join(' ')) <= room) return told;
  }
  return chooseSentences(episode, asking, room).map(({ text }) => text);
}

function withOpener(episode: Episode, [first, ...rest]: Said[], { question, told, at }: Asking): string[] {
  if (!first) return [];
  if (at && at.employer === episode.place.employer) return [first.text, ...rest.map(({ text }) => text)];
  return [opened(episode, first, question.text, told), ...rest.map(({ text }) => text)];
}
