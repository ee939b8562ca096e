import { inLines } from '../tell-episode.ts';
import { ownLines } from './own-lines.ts';
import type { UsualRule } from './usual-rule.ts';

/** The candidate's own words on a weakness, with what stands behind them. */
const SAID_SO =
  /\bmy (?:\p{L}+ )?weakness\b|^(?:a |my )?(?:\p{L}+ )?weakness(?:es)?:|\bI (?:still )?(?:struggle|tend to|find it (?:hard|difficult)|am (?:still )?(?:not (?:so |very )?good|less good|impatient|learning to|working on|too \p{L}+))\b|\bnot my strong\b|\bwhat I (?:still )?(?:find (?:hard|difficult)|struggle with|am (?:still )?(?:working on|learning))\b/iu;

/** A weakness is what the candidate calls one: no error is told for it. */
export const weakness: UsualRule = {
  asks: /\bweak ?ness(?:es)?\b|\b(?:weaker|weak) (?:points?|spots?|sides?|areas?)\b|\bshortcomings?\b|\bdevelopment (?:areas?|needs?)\b|\bnot (?:so |very )?good at\b|\bneed to work on\b|\bfall down a bit\b|\b(?:want|like|need) to (?:be |get )(?:better|improve)\b|\bshould improve\b|\bleast strong\b|\b(?:know )?you do not do well\b|\bdont do well\b|\bchange about yourself\b/,
  examples: [
    'What is your greatest weakness?',
    'What are you not so good at?',
    'What would you say you need to work on?',
    'Which side of the work are you least strong in?',
  ],
  stories: { areToldWithCare: true, areOfFailure: true },
  askedByKind: 'weakness',
  say: ({ candidate }) => {
    const [line] = ownLines(candidate, (text) => SAID_SO.test(text));
    if (!line) return undefined;
    const { episode, text } = line;
    const at = episode.sentences.findIndex((said) => said.text === text);
    const lines = episode.sentences.slice(at, at + 2).map((said) => said.text);
    return { text: inLines(lines), told: [episode] };
  },
};
