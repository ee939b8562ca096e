import type { Episode } from '#coach/candidate/candidate.ts';
import type { Asking, Spoken } from './asking.ts';
import { leadsTo } from './story-leads.ts';
import { strongestFirst } from './strongest.ts';
import { tellEpisode } from './tell-episode.ts';
import { countWords, leadFor, varied } from './wording.ts';

/** Below this share of the question's weight, an episode is no answer but something near one. */
const NEAR = 0.2;

/** Before the story that answers the second part of a question. */
const OTHER_PART = [
  '',
  'On your other question, there is this.',
  'For the other part, one case comes to mind.',
];

const BRIDGES = [
  'I have not had exactly that; what comes closest is this.',
  'The nearest to that in my work is this.',
  'It was not quite the same, but this comes close.',
  'Let me answer with something close to it.',
  'I would point to this, though it is not quite the same.',
];

/** An answer shorter than this has room for a second fact from the same work. */
const SHORT = 40;

/** A told experience: the best that was found, else the strongest there is, with an honest bridge. */
export function sayStory(asking: Asking): Spoken {
  const { question, told } = asking;
  const episode = storyFor(asking);
  if (!episode) return { text: varied(NOTHING, question.text, told), told: [] };
  const leads = isNear(asking, episode) ? leadsTo(episode, question, coverageOf(asking, episode)) : BRIDGES;
  const lead = told.episodes.includes(episode.id)
    ? ''
    : leadFor(asking.at ? OTHER_PART : leads, question.text, told);
  return withMore(tellEpisode(episode, asking, lead), asking);
}

const coverageOf = ({ found }: Asking, episode: Episode): number =>
  found.find((one) => one.episode === episode)?.coverage ?? 0;

/** Whether an episode answers, so that no bridge is needed. */
function isNear(asking: Asking, episode: Episode): boolean {
  return coverageOf(asking, episode) >= (asking.question.kind === 'open' ? NEAR : NEAR / 2);
}

/** A line of a résumé is short; what else was found in the same work makes it an answer. */
function withMore(first: Spoken, asking: Asking): Spoken {
  const [told] = first.told;
  const best = asking.found.find(({ episode }) => episode === told);
  const left = asking.budget - countWords(first.text);
  if (!told || !best || countWords(first.text) >= SHORT || left < SHORT / 2) return first;
  const more = asking.found.find(
    ({ episode, score, coverage }) =>
      episode !== told &&
      episode.source === told.source &&
      episode.place.employer === told.place.employer &&
      coverage >= NEAR &&
      score >= best.score / 2 &&
      !asking.told.episodes.includes(episode.id),
  );
  if (!more) return first;
  const second = tellEpisode(more.episode, { ...asking, budget: Math.min(left, SHORT), at: told.place });
  return { text: `${first.text} ${second.text}`, told: [told, more.episode] };
}

/** The best found, else the strongest there is. */
export const storyFor = ({ candidate, found, told }: Asking): Episode | undefined =>
  found[0]?.episode ?? strongestFirst(candidate, told)[0];

/** What somebody says whose résumé is a list of skills and nothing done. */
const NOTHING = [
  'I have no finished story for that yet, so let me say how I would go about it: I would ask what is needed, take the first small step, and check it with somebody who has done it before.',
  'I cannot point to one case of that. I would start by asking what a good result looks like here, and then show you early work to be corrected.',
];
