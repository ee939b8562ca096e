import type { Episode } from '#coach/candidate/candidate.ts';
import { type Asking, NOT_SURE, type Spoken } from './asking.ts';
import { leadsTo } from './story-leads.ts';
import { sureStory } from './sure-story.ts';
import { tellEpisode } from './tell-episode.ts';
import { countWords, leadFor } from './wording.ts';

/** What is told besides covers at least this share of the question. */
const NEAR = 0.2;

/** Before the story that answers the second part of a question. */
const OTHER_PART = [
  '',
  'On your other question, there is this.',
  'For the other part, one case comes to mind.',
];

/** Before a second story from the same work, so that nobody takes both for one. */
const ANOTHER = 'Apart from that, there is this.';

/** An answer shorter than this has room for a second fact from the same work. */
const SHORT = 40;

/** A told experience. */
export function sayStory(asking: Asking): Spoken {
  const episode = sureStory(asking);
  if (!episode) return NOT_SURE;
  return withMore(tellEpisode(episode, asking, leadTo(episode, asking)), asking);
}

/** A story begins with itself, as its first sentence is read at a glance; told again it begins in another way than before. */
function leadTo(episode: Episode, asking: Asking): string {
  const { question, told, at } = asking;
  const isAgain = told.episodes.includes(episode.id);
  if (at) return isAgain ? '' : leadFor(OTHER_PART, question.text, told);
  return isAgain ? leadFor(leadsTo(episode, question, coverageOf(asking, episode)), question.text, told) : '';
}

const coverageOf = ({ found }: Asking, episode: Episode): number =>
  found.find((one) => one.episode === episode)?.coverage ?? 0;

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
  const about = { ...asking, budget: Math.min(left, SHORT), at: told.place };
  const second = tellEpisode(more.episode, about, ANOTHER);
  return { text: `${first.text} ${second.text}`, told: [told, more.episode] };
}
