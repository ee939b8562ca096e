import type { Place } from '../candidate.ts';
import { isDeed } from './past-tenses.ts';
import type { Beat } from './beat.ts';
import { atLabels, type Stage } from './stage-label.ts';
import { withI } from './with-i.ts';

export function splitBeats(sentences: readonly string[], place: Place): Beat[] {
  let stage: Stage | undefined;
  const beats = sentences.flatMap((text, sentence) =>
    atLabels(text).flatMap((labelled) => {
      const isLabelled = labelled.stage !== undefined;
      stage = labelled.stage ?? stage;
      return partsOf(labelled.text).map((part) => ({ ...part, sentence, stage, isLabelled }));
    }),
  );
  const told = beats.filter((beat) => !isHeader(beat.text, place) && !isBareTask(beat));
  const isCurrent = place.from === '' ? undefined : place.isCurrent;
  return (told.length > 0 ? told : beats).map(({ text, isLabelled, follows, sentence, stage: of }) => {
    const isOfAction = isLabelled && of === 'action' && !follows && ACTS_ON.test(text);
    const isAsWritten = isLabelled || follows === 'colon' || goesOn(text, follows);
    const said = isOfAction ? withI(capital(text), isCurrent) : isAsWritten ? text : withI(text, isCurrent);
    return { text: closed(said), sentence, stage: of };
  });
}

/** Blank fields of a form: `Task: none was given to me`, `T: choose`. */
const isBareTask = ({ text, stage, isLabelled }: Labelled): boolean =>
  isLabelled &&
  stage === 'task' &&
  (/^(?:none|nothing|n\/a)\b/i.test(text) || countWords(text) <= MOST_OF_A_BARE_TASK);

const MOST_OF_A_BARE_TASK = 2;

interface Part {
  text: string;
  follows?: 'semicolon' | 'colon' | 'comma';
}

type Labelled = Part & Pick<Beat, 'stage'> & { isLabelled: boolean };

/** Longer sentences are broken. */
const MOST_WORDS = 30;
/** Shorter parts are entries of a list, which stays whole. */
const FEW_WORDS = 2;

/**
 * Breaks at semicolons, at colons before a deed ("A customer fainted: cleared the aisle"), and in long
 * sentences at a new subject.
 */
function partsOf(sentence: string): Part[] {
  const parts = sentence
    .split(/;\s+/)
    .flatMap((text, at): Part[] => atColon(text, at > 0 ? 'semicolon' : undefined))
    .flatMap(inShort);
  return parts.some(({ text }) => countWords(text) <= FEW_WORDS) ? [{ text: sentence }] : parts;
}

function atColon(text: string, follows: Part['follows']): Part[] {
  const [, before = '', after = ''] = /^(.{15,}?):\s+(.+)$/su.exec(text) ?? [];
  const [first = ''] = /^\p{Ll}[\p{Ll}-]*(?= )/u.exec(after) ?? [];
  const isAside = before.split('(').length > before.split(')').length;
  return !isAside && (isDeed(first) || /^(?:I|we) \p{Ll}/u.test(after))
    ? [
        { text: before, follows },
        { text: after, follows: 'colon' },
      ]
    : [{ text, follows }];
}

function inShort({ text, follows }: Part): Part[] {
  if (countWords(text) <= MOST_WORDS) return [{ text, follows }];
  return text
    .split(/,\s+(?=(?:so|and|but) (?:I|we|he|she|they|it) \p{Ll})/u)
    .map((part, at): Part => ({ text: part, follows: at > 0 ? 'comma' : follows }));
}

const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

const goesOn = (text: string, follows: Part['follows']): boolean =>
  follows !== undefined && /^\S+ (?:on|at|for|in|by)\b/.test(text);

const isHeader = (text: string, { employer }: Place): boolean =>
  FIELD.test(text) ||
  (NAMED.test(text) && countWords(text) <= MOST_OF_A_NAME) ||
  (countWords(text) <= MOST_OF_A_HEADER &&
    !/\b(?:I|we|my|me|us)\b/i.test(text) &&
    !isDeed(/^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '') &&
    !ACTS.test(text) &&
    (SPAN.test(text) || (employer !== '' && text.startsWith(employer))));

const MOST_OF_A_HEADER = 14;
const FIELD = /^(?:Location|Duration|Company|Employer|Position|Dates?|Technologies|Stack|Tools)\s*:/i;
const NAMED = /^(?:Project|Role|Client|Title)\s*:/i;
const MOST_OF_A_NAME = 5;
const SPAN =
  /\b(?:19|20)\d\d\b.{0,12}\b(?:to|until|till)?\b.{0,6}(?:present|now|today|date|current|(?:19|20)\d\d)\)?\.?$|\bsince (?:19|20)\d\d\.?$/i;
const ACTS = /\b(?:was|were|is|are|had|has|wanted|asked|needed|did|went|fell|rose|grew|\p{L}+ed)\b/u;

function closed(text: string): string {
  const bare = text.replace(/^[^\p{L}\p{N}"“'‘£€$([+~<-]+|[\s,;:–—-]+$/gu, '');
  const ended = /[.!?…]["”’)\]]*$/u.test(bare) ? bare : `${bare}.`;
  return ended.replace(
    /^(["“'‘(]*)(\p{Ll})(?!\p{Lu})/u,
    (_, open: string, letter: string) => open + letter.toUpperCase(),
  );
}

/** "Took her class", not "Recorded message every hour". */
const ACTS_ON =
  /^\S+ (?:the|an?|my|our|his|her|their|its|him|them|it|both|all|each|every|two|three|four|five|six|\d+|to|in|on|with|at|up|out|off|down)\b/i;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const asSaid = (note: string): string => closed(withI(note, undefined));
