import { inLines, tellEpisode } from '../tell-episode.ts';
import { guarded } from './guard.ts';
import { headed, isOnce, likelyLines, ownLines, unquoted } from './own-lines.ts';
import type { UsualRule } from './usual-rule.ts';

/** "I go first to whoever asked, then …", `Sort my queue by air date first`, `Order on my jobs: men, then roof`. */
const ORDER =
  /\bfirst\b.*\b(?:then|next|after that)\b|,? then .*\bthen\b|\bI (?:always |usually )?prioriti[sz]e\b|^(?:I )?(?:always )?(?:sort|order|rank|triage) (?:my|the|work|jobs|everything|what)\b.*\b(?:by|first)\b|\bwhat comes first\b|^(?:my )?order (?:of|on)\b[^:]*:|\bfirst, because\b|\bbefore anything else\b/iu;
const GIVEN = /^(?:my )?order of work$|^my priorities$|^how I (?:prioriti[sz]e|order my work)$/i;
const LIKELY = 0.36;
/** "Then regulatory taps. Complaints next." */
const GOES_ON = /^(?:Then|Next|After that|Last)\b|^(?:\S+ ){1,4}(?:next|last)\.?$/;

/** A general way would be made up. */
export const prioritise: UsualRule = {
  say: (asking) => {
    const [line] = ownLines(
      asking.candidate,
      (text) => ORDER.test(unquoted(text)) && (!isOnce(text) || /\bfirst, because\b/.test(text)),
    );
    if (line) {
      const { sentences } = line.episode;
      const after = sentences.slice(sentences.findIndex(({ text }) => text === line.text) + 1);
      const end = after.findIndex(({ text }) => !GOES_ON.test(text));
      const more = after.slice(0, end < 0 ? undefined : end).map(({ text }) => text);
      return { text: inLines([asSaid(line.text), ...more]), told: [line.episode] };
    }
    const given = headed(asking.candidate, GIVEN);
    if (given) return given;
    const [likely] = likelyLines(asking, 'prioritise', LIKELY);
    if (!likely) return undefined;
    if (!isOnce(likely.text)) return { text: asSaid(likely.text), told: [likely.episode] };
    const story = guarded('case', likely.episode, LIKELY);
    return story && tellEpisode(story, asking);
  },
};

const asSaid = (text: string): string =>
  text.replace(/^(?:Sort|Rank|Triage)\b/, (verb) => `I ${verb.toLowerCase()}`);
