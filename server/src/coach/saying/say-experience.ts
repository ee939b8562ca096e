import type { Candidate } from '#coach/candidate/candidate.ts';
import type { Asking, Spoken } from './asking.ts';
import { sayStory, storyFor } from './say-story.ts';
import { tellEpisode } from './tell-episode.ts';
import { listed, varied, wordsIn } from './wording.ts';

/** "Have you worked with X": what was done with it, or plainly that it was not, and what comes closest. */
export function sayExperience(asking: Asking): Spoken {
  const { candidate, question, told } = asking;
  const absent = question.names.filter((name) => !isKnownName(candidate, name));
  if (absent.length === 0)
    return /^(have|do|did|are|were) you\b/i.test(question.text) ? affirmed(asking) : sayStory(asking);
  const episode = storyFor(asking);
  const never = `I have not used ${listed(absent)}`;
  if (!episode) return { text: `${never}, but I would like to learn it here.`, told: [] };
  const bridges =
    absent.length < question.names.length
      ? [`${never}; what I have worked with is this.`, `${never}; the rest I know from my work.`]
      : [`${never}; the closest that I have done is this.`, `${never}. What comes nearest is this.`];
  return tellEpisode(episode, asking, varied(bridges, question.text, told));
}

/** "Yes" only where what is found is about what was asked. */
function affirmed(asking: Asking): Spoken {
  const [best] = asking.found;
  const episode = storyFor(asking);
  const isSure = best !== undefined && best.episode === episode && best.coverage >= 0.5;
  return isSure ? tellEpisode(best.episode, asking, 'Yes.') : sayStory(asking);
}

/** Whether every word of a name stands in the candidate's own material. */
export const isKnownName = ({ words }: Candidate, name: string): boolean =>
  words.has(name.toLowerCase()) || wordsIn(name).every((word) => words.has(word));
