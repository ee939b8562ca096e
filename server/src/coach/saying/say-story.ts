import type { Episode } from '#coach/candidate/candidate.ts';
import { type Asking, NOT_SURE, type Spoken } from './asking.ts';
import { leadsTo } from './story-leads.ts';
import { isBeyondDoubt, sureStory } from './sure-story.ts';
import { tellEpisode } from './tell-episode.ts';
import { leadFor } from './wording.ts';

/** Before the story that answers the second part of a question. */
const OTHER_PART = [
  '',
  'On your other question, there is this.',
  'For the other part, one case comes to mind.',
];

/** A told experience. */
export function sayStory(asking: Asking): Spoken {
  const episode = sureStory(asking);
  if (!episode || (asking.at && !isBeyondDoubt(asking))) return NOT_SURE;
  return tellEpisode(episode, asking, leadTo(episode, asking));
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
