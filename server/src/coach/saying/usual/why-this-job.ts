import { openFrame } from '@pythia/contracts/usual-questions.ts';
import type { Asking, Spoken } from '../asking.ts';
import { overlapsWithJob } from '../job-fit.ts';
import { heldNow, latestFirst } from '../jobs-held.ts';
import { inLines, tellEpisode } from '../tell-episode.ts';
import { countWords } from '../wording.ts';
import { beginsWithDeed, dutyAt, featAt } from '../work-in-a-line.ts';
import { wishesOf } from './aims.ts';
import { framed, half } from './frame.ts';
import { isPastWish, likelyLines, type OwnLine } from './own-lines.ts';
import { meritIn, meritsOf } from './guard.ts';
import type { UsualRule } from './usual-rule.ts';

/** From here on the work is like what the job asks for, and not only about the same people. */
const ALIKE = 1.5;
const LIKE_THIS = 'I have done work like this.';

const LIKELY = 0.35;

/** What the candidate wants, as written, and work like the job's. */
export const whyThisJob: UsualRule = {
  askedByKind: 'motivation',
  isInDocuments: true,
  say: (asking) => {
    const { candidate, question, told, budget } = asking;
    const [draws, reason] = openFrame('why-this-job');
    const aim =
      wishesOf(candidate)[0] ??
      likelyLines(asking, 'why-this-job', LIKELY).find(({ text }) => !isPastWish(text));
    const fitting = overlapsWithJob(candidate).flatMap((one) => {
      const episode = one.nearness >= ALIKE ? meritIn(one.episode, asking.kinds) : undefined;
      return episode && beginsWithDeed(episode) ? { ...one, episode } : [];
    });
    const overlap = fitting.find(({ episode }) => !told.episodes.includes(episode.id)) ?? fitting[0];
    if (!overlap) return withWhereFrom(asking, aim);
    const room = budget - countWords([aim?.text ?? draws, reason].join(' '));
    const about = { ...question, focus: overlap.said.tokens };
    const story = tellEpisode(overlap.episode, { ...asking, budget: room, question: about }, LIKE_THIS);
    const lines = [aim?.text ?? draws, story.text, aim ? undefined : reason];
    return { text: inLines(lines), told: [...(aim ? [aim.episode] : []), overlap.episode] };
  },
};

function withWhereFrom(asking: Asking, aim: OwnLine | undefined): Spoken | undefined {
  const { candidate, budget } = asking;
  const [now] = latestFirst(candidate.places);
  if (!now) return aim && { ...framed('why-this-job', budget, aim.text), told: [aim.episode] };
  const able = meritsOf(asking, 'why-hire-you');
  const line = dutyAt(candidate, now) ?? featAt(able, now);
  const about = [aim?.text, heldNow(now), line?.text];
  const said = aim
    ? half('why-this-job', 'second', budget, ...about)
    : framed('why-this-job', budget, ...about);
  return { ...said, told: [...(aim ? [aim.episode] : []), ...(line ? [line.episode] : [])] };
}
