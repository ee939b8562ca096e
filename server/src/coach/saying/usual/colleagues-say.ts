import type { Episode } from '#coach/candidate/candidate.ts';
import { inLines } from '../tell-episode.ts';
import { isPraise } from './kinds-of-story.ts';
import { likelyLines, ownLines } from './own-lines.ts';
import type { UsualRule } from './usual-rule.ts';

const LIKELY = 0.35;
const SAID_OF_ME =
  /\b(?:calls?|called|describes?|described|know|knows) me (?:["“]|as\b|the\b|an?\b|for\b)|\b(?:says?|said|tells? me|told me) (?:that )?I (?:am|was|have|had|keep|kept|stay|always|never)\b/i;

const OUTSIDER =
  /\b(?:patrons?|customers?|clients?|guests?|patients?|parents?|residents?|visitors?|pupils?|students?)\b/i;

/** “…”, she says, of herself. */
const OF_SELF = /\b(?:she|he|I) (?:says?|said),? [“"]/;

/** What was said of the candidate, as they have written it down. */
export const colleaguesSay: UsualRule = {
  draft: 'fact',
  say: (asking) => {
    const praise = asking.candidate.episodes.find((one) => isPraise(one) && !isOfOutsider(one));
    if (praise) return { text: inLines([SAID, ...inQuotes(praise)]), told: [praise] };
    const line = [
      ...ownLines(asking.candidate, (text) => SAID_OF_ME.test(text)),
      ...likelyLines(asking, 'colleagues-say', LIKELY),
    ].find(({ text }) => !OUTSIDER.test(text.replace(IN_QUOTES, '')) && !OF_SELF.test(text));
    return line && { text: line.text.replace(LABEL, ''), told: [line.episode] };
  },
};

/** `Leaving remark: On my card the line leader wrote …`, not `Ops manager: "calm"` */
const LABEL = /^[^:.“"]{3,40}:\s+(?=\p{Lu})/u;
const SAID = 'This was said of me.';

const isOfOutsider = ({ sentences }: Episode): boolean =>
  sentences.some(({ text }) => OUTSIDER.test(text.replace(IN_QUOTES, '')) || OF_THEIRS.test(text));
const IN_QUOTES = /[“"][^”"]*[”"]/g;
const OF_THEIRS =
  /\b(?:my|our) (?:late )?(?:mother|father|mum|dad|son|daughter|child|wife|husband|grand\p{L}+)\b/iu;

/** What is said in several sentences is read as one: `"Calm. That is the whole review."` */
function inQuotes({ sentences }: Episode): string[] {
  const texts = sentences.map(({ text }) => text);
  const end = texts.findIndex((text) => /["”]\.?$/.test(text)) + 1;
  return [texts.slice(0, end).join(' '), ...texts.slice(end).map((text) => text.replace(BY, '($1).'))];
}

/** `– ward sister` */
const BY = /^[-–—]\s+([^.]+)\.?$/;
