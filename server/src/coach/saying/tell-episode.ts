import type { Episode, Said } from '#coach/candidate/candidate.ts';
import type { Asking, Spoken, Telling } from './asking.ts';
import { chooseSentences } from './choose-sentences.ts';
import { opened } from './opener.ts';
import { countWords } from './wording.ts';

/** Below this an opener would take the place of the story. */
const ROOM_FOR_OPENER = 30;

/** An episode in its own words, with where it was, after a sentence that leads to it. */
export function tellEpisode(episode: Episode, asking: Asking, lead = ''): Spoken {
  const room = asking.budget - countWords(lead);
  const sentences = fitting(episode, asking, room);
  const text = [lead, ...sentences.map((said) => said.text)].filter(Boolean).join(' ');
  return { text, told: [episode], story: { lead, sentences } };
}

type Sentences = Telling['sentences'];

function fitting(episode: Episode, asking: Asking, room: number): Sentences {
  for (let words = room; words > 0; words -= 5) {
    const chosen = chooseSentences(episode, asking, words);
    const told = room < ROOM_FOR_OPENER ? asWritten(chosen) : withOpener(episode, chosen, asking);
    if (countWords(told.map(({ text }) => text).join(' ')) <= room) return told;
  }
  return asWritten(chooseSentences(episode, asking, room));
}

const asWritten = (chosen: readonly Said[]): Sentences => chosen.map((said) => ({ text: said.text, said }));

function withOpener(episode: Episode, chosen: readonly Said[], { question, told, at }: Asking): Sentences {
  const [first, ...rest] = chosen;
  if (!first || at?.employer === episode.place.employer) return asWritten(chosen);
  return [{ said: first, text: opened(episode, first, question.text, told) }, ...asWritten(rest)];
}
