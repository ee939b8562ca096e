import type { UsualId } from '@pythia/contracts/usual-questions.ts';
import type { Episode } from '#coach/candidate/candidate.ts';
import { inLines } from '../tell-episode.ts';
import { capitalised } from '../wording.ts';
import { isPrivate } from './kinds-of-story.ts';
import { isNeverOffered } from './never-offered.ts';
import { isOfAnotherSubject } from './own-subject.ts';
import { likelyLines, type OwnLine, ownLines } from './own-lines.ts';
import type { UsualRule } from './usual-rule.ts';

const SAID_SO =
  /\bmy \p{L}+ used to be (?:late|slow|short|untidy|too)\b|\bmy (?:\p{L}+ )?weakness\b|^(?:a |my )?(?:\p{L}+ )?weakness(?:es)?:|^areas? (?:of|for) (?:improvement|development):|\bI (?:still )?(?:struggle|tend to|find it (?:hard|difficult)|am (?:still )?(?:not (?:so |very )?good|less good|impatient|learning to|working on|too \p{L}+))\b|\bI (?:over-?\p{Ll}+|under-?(?:sell|estimate)|talk too \p{Ll}+|worry too \p{Ll}+|take on too much|find it hard)\b(?!ed\b)|\bI am not (?:so |very |too )?(?:quick|good|strong|confident|patient|tidy|organi[sz]ed) (?:at|with|in|on)\b|\bI (?:still )?go silent\b|\bI take on other people\b|^[“"]?could (?:\p{L}+ )?(?:ask|do|be|delegate|speak|write|listen|trust|plan)\b|\bnot my (?:strong|best)\b|\b(?:never|not) (?:come|been) (?:naturally|easily|easy)\b|\bwhat I (?:still work on|(?:still )?(?:find (?:hard|difficult)|struggle with|lack|avoid|have (?:yet )?to learn|am (?:still )?(?:working on|learning)))\b|\bI (?:still )?lack\b/iu;

const IS_HEADING = /^what I (?:\p{L}+ ){0,3}(?:lack|on|hard|difficult|with)[.:]?$/iu;

/** It goes with a weakness that was named before: "but I am still the last to finish" */
const OWNS_TO =
  /\bam (?:still |always |often |usually )?the (?:last|slowest)\b|\bwhere I am (?:slow|weak)\p{L}*/iu;

/** Whether it owns to a weakness, as nothing that speaks for the candidate does. */
export const isOfWeakness = ({ sentences }: Episode): boolean =>
  sentences.some(({ text }) => SAID_SO.test(text) || OWNS_TO.test(text));

/** What the candidate calls one: no error. */
export const weakness: UsualRule = {
  toldOf: 'trouble',
  stories: { areToldWithCare: true, areOfFailure: true },
  askedByKind: 'weakness',
  say: (asking) => {
    const chance = (text: string, id: UsualId): number => asking.kinds?.([text], id) ?? 0;
    const line =
      ownLines(asking.candidate, (text) => SAID_SO.test(text)).find(
        ({ text, episode }) => !IS_HEADING.test(text) || episode.sentences.at(-1)!.text !== text,
      ) ??
      likelyLines(asking, 'weakness', LIKELY)
        .map(named)
        .find(
          ({ text }) =>
            !isOfAnotherSubject(text) &&
            !isNeverOffered(text) &&
            !isPrivate(text) &&
            !IS_AIM.test(text) &&
            !IS_MERIT.test(text) &&
            chance(text, 'strength') < Math.min(MOST_OF_STRENGTH, chance(text, 'weakness')),
        );
    if (!line) return undefined;
    const { episode, text } = line;
    const at = episode.sentences.findIndex((said) => said.text === text);
    const isHeading = IS_HEADING.test(text);
    const [first, next] = episode.sentences.slice(isHeading ? at + 1 : at);
    return {
      text: inLines([
        isHeading ? `${text.replace(/[.:]$/, '')}: ${first!.text}` : asTold(text),
        next && (MENDS.test(next.text) || /^It (?:gets|takes)\b/.test(next.text)) ? next.text : undefined,
      ]),
      told: [episode],
    };
  },
};

const LIKELY = 0.25;
const MOST_OF_STRENGTH = 0.2;
const IS_MERIT = /\b(?:I am|I['’]m) (?:known|praised|valued|good|strong)\b/;
const IS_AIM = /^My (?:aim|goal|ambition|plan|hope|wish)\b/;

/** Before what one does about it. */
function named(line: OwnLine): OwnLine {
  const { sentences } = line.episode;
  const before = sentences[sentences.findIndex(({ text }) => text === line.text) - 1];
  return MENDS.test(line.text) && before ? { ...line, text: before.text } : line;
}

/** What one does about it: "Since January I keep twenty minutes for them." */
const MENDS =
  /\b(?:since|now|so I|these days|today|to (?:help|mend)|I have (?:begun|started|learn(?:ed|t)))\b/i;

const CALLED =
  /^(?:(?:a |my )?(?:\p{L}+ )?weakness(?:es)?|areas? (?:of|for) (?:improvement|development)|working on):\s+/iu;

/** `Area of improvement: large groups`; and the end of a quotation that was broken off: `Could ask for help sooner."` */
function asTold(text: string): string {
  if (/^could\b/i.test(text))
    return `I have been told that I ${text.replace(/["”]\.?$/, '').replace(/^could/i, 'could')}`;
  const named = text.replace(CALLED, '');
  return named === text || /^I\b/.test(named) || /\b(?:is|are|was|would|can|has)\b/.test(named)
    ? capitalised(named)
    : `What I am working on is ${named.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`;
}
