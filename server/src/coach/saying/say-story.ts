import type { Episode } from '#coach/candidate/candidate.ts';
import type { Asking, Spoken } from './asking.ts';
import { strongestFirst } from './strongest.ts';
import { tellEpisode } from './tell-episode.ts';
import { countWords, varied } from './wording.ts';

/** Below this share of the question's weight, an episode is no answer but something near one. */
const NEAR = 0.2;

const BRIDGES = [
  'I have not had exactly that; what comes closest is this.',
  'Not quite the same, but the nearest that I can offer is this.',
  'The closest that I have to that is this.',
];
const AGAIN = [
  'There is more to say of the same piece of work.',
  'The work that I spoke of shows that as well.',
  'Let me come back to something that I mentioned.',
];

/** A told experience: the best that was found, else the strongest there is, with an honest bridge. */
export function sayStory(asking: Asking): Spoken {
  const { question, told } = asking;
  const [best] = asking.found;
  const episode = storyFor(asking);
  if (!episode) return { text: varied(NOTHING, question.text, told), told: [] };
  const covered = asking.found.find((found) => found.episode === episode)?.coverage ?? 0;
  const bridges = told.episodes.includes(episode.id) ? AGAIN : covered < NEAR ? BRIDGES : [];
  const isClear = best?.episode === episode && question.kind !== 'open' && covered >= NEAR / 2;
  return tellEpisode(
    episode,
    asking,
    isClear && bridges === BRIDGES ? '' : varied(bridges, question.text, told),
  );
}

/** The best found that has something new to say, unless what is new fits much worse. */
export function storyFor({ candidate, found, told }: Asking): Episode | undefined {
  const [best] = found;
  const fresh = found.find(({ episode }) => hasMore(episode, told.sentences));
  if (best && fresh && fresh.score >= best.score / 3) return fresh.episode;
  const strongest = strongestFirst(candidate, told);
  return best?.episode ?? strongest.find((episode) => hasMore(episode, told.sentences)) ?? strongest[0];
}

const hasMore = ({ sentences }: Episode, said: ReadonlySet<string>): boolean =>
  sentences.reduce((words, { text }) => words + (said.has(text) ? 0 : countWords(text)), 0) >= 8;

/** What somebody says whose résumé is a list of skills and nothing done. */
const NOTHING = [
  'I have no finished story for that yet, so let me say how I would go about it: I would ask what is needed, take the first small step, and check it with somebody who has done it before.',
  'I cannot point to one case of that. I would start by asking what a good result looks like here, and then show you early work to be corrected.',
];
