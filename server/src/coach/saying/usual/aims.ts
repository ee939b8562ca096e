import type { Candidate, Episode } from '#coach/candidate/candidate.ts';
import { capitalised } from '../wording.ts';
import { inLines } from '../tell-episode.ts';
import { headed, ownLines, type OwnLine } from './own-lines.ts';

/** `My own store, one day.`, `I would now like to lead a subject.`, `Looking for a first permanent post.` */
const AIM =
  /\b(?:looking for|seeking|hoping for) (?:an? |my |the |more |work|new)(?!.*[€$£]\d)|\bI (?:would|['’]d) (?:now |also )?(?:like|love) to\b|\bI (?:now )?(?:want|hope|aim|plan|wish(?= to (?:lead|run|become|move|take|manage|work|build|open|teach|own|grow|stay)\b)) to\b|^Why \p{L}[^:]{2,40}: (?:I )?want to\b|^my own \p{L}+.*\bone day\b|\b(?:my|the) (?:aim|goal|ambition) is\b|\bpapers? left to sit\b|\b(?:ready|keen) to (?:lead|run|take|move|step)\b/iu;
/** What was looked for on some day is no aim. */
const PAST = /\b(?:was|were|had been) (?:looking|hoping)\b|\b(?:customer|client|guest|patient)s?\b|["“”]/i;

const GIVEN = /^(?:my )?(?:career )?(?:aim|goal|ambition|objective)s?$|^(?:my|career) targets?$/i;
/** `Why superintendent: want to run jobs` */
const WHY = /^Why [^:]{2,40}: (?:I )?want to\b/i;
const isOfNow = ({ place }: Episode): boolean => place.employer === '' || place.isCurrent;
const LEAD = 'What I am aiming for is this.';

export const isForFirstPost = ({ text }: OwnLine): boolean =>
  /\b(?:looking for|seeking) (?:an? |my )?first (?:role|job|post|position) in\b/iu.test(text);

/** What is wanted of a job, and not yet to be done beside it. */
export const wishesOf = (candidate: Candidate): OwnLine[] =>
  aimsOf(candidate).filter(({ text }) => !/\bpapers? left\b/i.test(text));

export function aimsOf(candidate: Candidate): OwnLine[] {
  const aims = ownLines(candidate, (text) => AIM.test(text) && !PAST.test(text))
    .filter(({ episode }) => episode.source !== 'story')
    .map(({ text, episode }) => ({
      text: WHY.test(text)
        ? text.replace(WHY, 'I want to')
        : capitalised(
            text.replace(/^[^:]{3,40}: (?=I\b)|^(?!I\b).{8,80}, (?:and|but) (?=I (?:want|would|hope)\b)/, ''),
          ),
      episode,
    }));
  const { text = '', told: [episode] = [] } = (aims.length === 0 && headed(candidate, GIVEN, isOfNow)) || {};
  const wished = text
    .split('\n')
    .filter((line) => !/(?:^|\bwith )(?:over |more than )?(?:\d+\+?|\p{L}+) years\b/iu.test(line));
  return episode && wished.length > 0 ? [{ text: inLines([LEAD, ...wished]), episode }] : aims;
}
