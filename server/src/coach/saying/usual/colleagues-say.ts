import type { Episode } from '#coach/candidate/candidate.ts';
import { inLines } from '../tell-episode.ts';
import { isPraise } from './kinds-of-story.ts';
import { likelyLines, ownLines } from './own-lines.ts';
import type { UsualRule } from './usual-rule.ts';
import { signsOf } from '../signs-of.ts';
import signs from './colleagues-say.json' with { type: 'json' };

const SIGNS = signsOf(signs);

const LIKELY = 0.35;

const isOpinion = (text: string): boolean =>
  SIGNS.quoted.test(text) &&
  SIGNS.opinion.test(text) &&
  !SIGNS.outsider.test(text) &&
  !SIGNS.ofSelf.test(text);

/** What was said of the candidate, as they have written it down. */
export const colleaguesSay: UsualRule = {
  draft: 'fact',
  say: (asking) => {
    const praise = asking.candidate.episodes.find((one) => isPraise(one) && !isOfOutsider(one));
    if (praise) return { text: inLines([SAID, ...inQuotes(praise)]), told: [praise] };
    const [first = ''] = asking.candidate.name.replace(/^(?:Dr|Mrs?|Ms)\.? /, '').split(' ');
    const isNamed = (text: string): boolean =>
      first !== '' && (SIGNS.quoted.exec(text)?.[1] ?? '').includes(first);
    const [line] = ownLines(
      asking.candidate,
      (text) => (SIGNS.saidOfMe.test(text) || isNamed(text) || isOpinion(text)) && !SIGNS.faint.test(text),
    );
    if (line) return { text: line.text.replace(SIGNS.label, ''), told: [line.episode] };
    const named = asking.candidate.episodes.find(
      ({ sentences: [said, ...more] }) => more.length === 0 && isNamed(said!.text) && isOpinion(said!.text),
    );
    if (named) return { text: named.sentences[0]!.text, told: [named] };
    const likely = likelyLines(asking, 'colleagues-say', LIKELY).find(
      ({ text }) => !SIGNS.outsider.test(text) && !SIGNS.faint.test(text),
    );
    return likely && { text: likely.text, told: [likely.episode] };
  },
};

const SAID = 'This was said of me.';

const isOfOutsider = ({ sentences }: Episode): boolean =>
  sentences.some(
    ({ text }) => SIGNS.outsider.test(text.replace(SIGNS.inQuotes, '')) || SIGNS.ofTheirs.test(text),
  );

/** What is said in several sentences is read as one: `"Calm. That is the whole review."` */
function inQuotes({ sentences }: Episode): string[] {
  const texts = sentences.map(({ text }) => text);
  const end = texts.findIndex((text) => /["”]\.?$/.test(text)) + 1;
  return [texts.slice(0, end).join(' '), ...texts.slice(end)];
}
