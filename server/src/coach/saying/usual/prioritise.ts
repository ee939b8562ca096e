import { tellEpisode } from '../tell-episode.ts';
import { guarded } from './guard.ts';
import { headed, isOnce, likelyLines, ownLines, unquoted } from './own-lines.ts';
import type { UsualRule } from './usual-rule.ts';

/** "I go first to whoever asked, then …", `Sort my queue by air date first`, `Order on my jobs: men, then roof`. */
const ORDER =
  /\bfirst\b.*\b(?:then|next|after that)\b|,? then .*\bthen\b|\bI (?:always |usually )?prioriti[sz]e\b|^(?:I )?(?:always )?(?:sort|order|rank|triage) (?:my|the|work|jobs|everything|what)\b.*\b(?:by|first)\b|\bwhat comes first\b|^(?:my )?order (?:of|on)\b[^:]*:|\bfirst, because\b|\bbefore anything else\b/iu;
const GIVEN = /^(?:my )?order of work$|^my priorities$|^how I (?:prioriti[sz]e|order my work)$/i;
const OF_THE_PAGE =
  /\b(?:CV|in which they happened|stands? (?:first|last|below|above)|listed (?:first|last|below))\b/i;
/** "I saw the chest patients first, …", "I split the ward by who would lose most" */
const PUT_FIRST =
  /\bI\b[^.;]*\b(?:rang|put|sent|saw|took|taking|gave|did|sorted|split) (?!it\b)[^.;]{3,70}?(?:(?<!\bat )\bfirst(?=[,.;]|$| and\b)|\bby who\b)/;
const LIKELY = 0.36;

/** A general way would be made up. */
export const prioritise: UsualRule = {
  say: (asking) => {
    const [line] = ownLines(
      asking.candidate,
      (text) =>
        ORDER.test(unquoted(text)) &&
        !OF_THE_PAGE.test(text) &&
        (!isOnce(text) || /\bfirst, because\b/.test(text)),
    );
    if (line) return { text: asSaid(line.text), told: [line.episode] };
    const given = headed(asking.candidate, GIVEN);
    if (given) return given;
    const likely = likelyLines(asking, 'prioritise', LIKELY).find(({ text }) => !OF_THE_PAGE.test(text));
    if (likely && !isOnce(likely.text)) return { text: asSaid(likely.text), told: [likely.episode] };
    const { episodes } = asking.candidate;
    const once = episodes.filter((one) => one.sentences.some(({ text }) => PUT_FIRST.test(text)));
    const [story] = [...(likely ? [likely.episode] : []), ...once].flatMap(
      (one) => guarded('case', one, LIKELY) ?? [],
    );
    return story && tellEpisode(story, asking);
  },
};

const asSaid = (text: string): string =>
  text.replace(/^(?:Sort|Rank|Triage)\b/, (verb) => `I ${verb.toLowerCase()}`);
