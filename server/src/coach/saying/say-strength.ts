import { type Asking, NOT_SURE, type Spoken } from './asking.ts';
import { overlapsWithJob } from './job-fit.ts';
import { wentWrong } from './say-weakness.ts';
import { strongestFirst } from './strongest.ts';
import { tellEpisode } from './tell-episode.ts';
import { capitalised, clipped, varied } from './wording.ts';

/** What the candidate is good at, shown instead of named; for "why should we hire you" against what the job asks. */
export function sayStrength(asking: Asking): Spoken {
  const { candidate, question, told, found } = asking;
  if (
    /\bwhy\b.*\b(?:hire|choose|pick|you)\b|\b(?:right (?:person|fit)|best (?:person|candidate))\b/i.test(
      question.text,
    )
  )
    return whyMe(asking);
  const strongest = strongestFirst(candidate, told);
  const best = found.find(({ episode }) => !wentWrong(episode));
  const clear = best && best.coverage >= 0.4 ? best.episode : undefined;
  const episode = clear ?? strongest.find((one) => !wentWrong(one)) ?? strongest[0];
  if (!episode) return NOT_SURE;
  return tellEpisode(episode, asking, varied(LEADS, question.text, told));
}

const LEADS = ['What I do best is easier to show than to name.', 'I would rather show you than claim it.'];

const BY_WORK = 'Because of what I have done.';

function whyMe(asking: Asking): Spoken {
  const { candidate, question, told } = asking;
  const overlap = overlapsWithJob(candidate).find(({ episode }) => !told.episodes.includes(episode.id));
  const [strongest] = strongestFirst(candidate, told);
  if (overlap) {
    const need =
      overlap.wish?.startsWith('I would ') && overlap.wish.replace('I would ', 'you need somebody to ');
    const leads = need
      ? [
          `Because ${need}, and I have done that kind of work.`,
          `${capitalised(need)}, and I can show you something close to it.`,
        ]
      : [BY_WORK];
    const about = { ...asking, question: { ...question, focus: overlap.said.tokens } };
    return tellEpisode(overlap.episode, about, clipped(varied(leads, question.text, told), 36));
  }
  return strongest ? tellEpisode(strongest, asking, BY_WORK) : NOT_SURE;
}
