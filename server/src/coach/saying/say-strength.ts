import { type Asking, NOT_SURE, type Spoken } from './asking.ts';
import { overlapsWithJob } from './job-fit.ts';
import { wentWrong } from './say-weakness.ts';
import { strongestFirst } from './strongest.ts';
import { tellEpisode } from './tell-episode.ts';

/** What the candidate is good at, shown instead of named; for "why should we hire you" by what is like the job. */
export function sayStrength(asking: Asking): Spoken {
  const { candidate, question, told, found } = asking;
  const strongest = strongestFirst(candidate, told);
  if (ASKS_WHY_ME.test(question.text)) {
    const overlap = overlapsWithJob(candidate).find(({ episode }) => !told.episodes.includes(episode.id));
    const about = overlap ? { ...question, focus: overlap.said.tokens } : question;
    const episode = overlap?.episode ?? strongest[0];
    return episode
      ? tellEpisode(episode, { ...asking, question: about }, 'Because of what I have done.')
      : NOT_SURE;
  }
  const best = found.find(({ episode }) => !wentWrong(episode));
  const clear = best && best.coverage >= 0.4 ? best.episode : undefined;
  const episode = clear ?? strongest.find((one) => !wentWrong(one)) ?? strongest[0];
  return episode ? tellEpisode(episode, asking, 'Let me show you with something that I did.') : NOT_SURE;
}

const ASKS_WHY_ME =
  /\bwhy\b.*\b(?:hire|choose|pick|you)\b|\b(?:right (?:person|fit)|best (?:person|candidate))\b/i;
