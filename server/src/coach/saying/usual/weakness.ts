import type { Episode } from '#coach/candidate/candidate.ts';
import { inLines } from '../tell-episode.ts';
import { ownLines } from './own-lines.ts';
import type { UsualRule } from './usual-rule.ts';

/** The candidate's own words on a weakness, with what stands behind them. */
const SAID_SO =
  /\bmy (?:\p{L}+ )?weakness\b|^(?:a |my )?(?:\p{L}+ )?weakness(?:es)?:|\bI (?:still )?(?:struggle|tend to|find it (?:hard|difficult)|am (?:still )?(?:not (?:so |very )?good|less good|impatient|learning to|working on|too \p{L}+))\b|\bI (?:over-?\p{Ll}+|under-?(?:sell|estimate)|talk too \p{Ll}+|worry too \p{Ll}+|take on too much|find it hard)\b(?!ed\b)|\bnot my strong\b|\bwhat I (?:still )?(?:find (?:hard|difficult)|struggle with|am (?:still )?(?:working on|learning))\b/iu;

/** Whether it owns to a weakness, as nothing that speaks for the candidate does. */
export const isOfWeakness = ({ sentences }: Episode): boolean =>
  sentences.some(({ text }) => SAID_SO.test(text));

/** A weakness is what the candidate calls one: no error is told for it. */
export const weakness: UsualRule = {
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
