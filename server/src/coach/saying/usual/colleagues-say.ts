import type { Episode } from '#coach/candidate/candidate.ts';
import { inLines } from '../tell-episode.ts';
import { isPraise } from './kinds-of-story.ts';
import { likelyLines, ownLines } from './own-lines.ts';
import type { UsualRule } from './usual-rule.ts';

const LIKELY = 0.35;
const SAID_OF_ME =
  /\b(?:calls?|called|describes?|described|know|knows) me (?:["“]|as\b|the\b|an?\b|for\b)|\b(?:says?|said|tells? me|told me) (?:that )?I (?:am|was|have|had|keep|kept|stay|always|never)\b/i;

/** `Nominated by the ward sisters: "Ana never makes you feel stupid."` */
const QUOTED = /[“"]([^“”"]{10,})[”"]/;

const OPINION =
  /\b(?:evaluation|appraisal|review|reference|feedback|end of year|wrote|writes|said|says|card|nominat\p{L}+|voted)\b[^“”"]{0,60}[“"]/iu;
const OUTSIDER =
  /\b(?:patrons?|customers?|clients?|guests?|patients?|parents?|residents?|visitors?|pupils?|students?)\b/i;

/** “…”, she says, of herself. */
const OF_SELF = /\b(?:she|he|I) (?:says?|said),? [“"]/;

const isOpinion = (text: string): boolean =>
  QUOTED.test(text) && OPINION.test(text) && !OUTSIDER.test(text) && !OF_SELF.test(text);

/** What was said of the candidate, as they have written it down. */
export const colleaguesSay: UsualRule = {
  draft: 'fact',
  say: (asking) => {
    const praise = asking.candidate.episodes.find((one) => isPraise(one) && !isOfOutsider(one));
    if (praise) return { text: inLines([SAID, ...inQuotes(praise)]), told: [praise] };
    const [first = ''] = asking.candidate.name.replace(/^(?:Dr|Mrs?|Ms)\.? /, '').split(' ');
    const isNamed = (text: string): boolean => first !== '' && (QUOTED.exec(text)?.[1] ?? '').includes(first);
    const [line] = ownLines(
      asking.candidate,
      (text) => SAID_OF_ME.test(text) || isNamed(text) || isOpinion(text),
    );
    if (line) return { text: line.text.replace(LABEL, ''), told: [line.episode] };
    const named = asking.candidate.episodes.find(
      ({ sentences: [said, ...more] }) => more.length === 0 && isNamed(said!.text) && isOpinion(said!.text),
    );
    if (named) return { text: named.sentences[0]!.text, told: [named] };
    const likely = likelyLines(asking, 'colleagues-say', LIKELY).find(({ text }) => !OUTSIDER.test(text));
    return likely && { text: likely.text, told: [likely.episode] };
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
  return [texts.slice(0, end).join(' '), ...texts.slice(end)];
}
