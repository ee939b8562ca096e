import type { UnprovedWords } from './given-answer.ts';
import { timesIn } from './values.ts';

const FEW = /^(?:two|2|twice|the two)\b(?!.*\b(?:hundred|thousand|million)\b)/iu;
const REACHED =
  /\b(?:down|up|got|fell|dropped|rose|went|came|cut|it|them|that|month|week|year|day) (?:\p{L}+ )?to (?:just |only |about )?$/iu;
const BEHIND_TIME = /\b(?:at|by|before|after|around|past|to|till|until|from|about)\s+(?:about\s+)?$/iu;
const IS_TIME =
  /^\s*(?:o['’]clock\b|[ap]\.?m\b|in the (?:morning|afternoon|evening)|at night|\p{L}* ?sharp\b|(?:I|we|he|she|they|it|every(?:one|body)|nobody|the|that|and|but|so|on)\b|[.,!?]|$)/iu;
const SMALL = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})$/iu;
/** `a hundred per cent sure`, `ten times`, `a million things` */
const MUCH =
  /^(?:a |one )?(?:hundred|thousand|million|dozen|hundreds|thousands|millions|dozens)$|^(?:a )?(?:hundred|100)(?: ?%| per ?cent)$|^(?:ten|hundred) times$/iu;

const AT = /\b(?:at|by|before|after|until|till)\s+$/iu;
const PART_OF_HOUR = /(?:\b(?:half|quarter) (?:past|to)\s+)?$/iu;
const PART_OF_DAY =
  /^(?:\s*(?:that|this|the next|the same|on the|every|each)\s+(?:morning|afternoon|evening|night|dot)\b)?/iu;

/** 540 of the `nine` in “by nine that night” */
export function timesTold({ text, before, after }: UnprovedWords): number[] {
  const [part] = PART_OF_HOUR.exec(before)!;
  const [ofDay] = PART_OF_DAY.exec(after)!;
  const isBehindTime = part !== '' || AT.test(before);
  return timesIn(`${isBehindTime ? 'at ' : ''}${part}${text}${ofDay === '' ? '' : ' o’clock'}`);
}

const AGE_BEFORE =
  /\b(?:(?:I|he|she|they)(?:['’](?:s|d been|m|re)| was| is| were| had been)|aged|(?:son|daughter|boy|girl|lad|child|kid) (?:of|who['’]?s|who was|is|was)|in (?:his|her|my|their)) (?:about |only |just |nearly |around |all of )*$/iu;
const AGE_BEHIND = /^(?:\s*[.,!?]|\s+(?:when|at the time|and|then|years? old)\b|\s*$)/iu;

const isAge = ({ text, before, after }: UnprovedWords): boolean =>
  /^[\s-]*(?:year|month|week)s?[\s-]olds?\b/iu.test(after) ||
  (/[\s-]years?$/iu.test(text) && /^[\s-]olds?\b/iu.test(after)) ||
  (AGE_BEFORE.test(before) && AGE_BEHIND.test(after));

const VAGUE_BEHIND = /^(?:[\s-]odd\b|[\s-]ish\b|\s+or (?:so|two|three|four|five|six|ten|twelve)\b)/iu;
const VAGUE_BEFORE = /\b(?:one|two|three|four|five|six|ten) or\s+$/iu;

/** Whether a number is a manner of speaking, a time of day, or too small to be a claim. */
export const isSaying = ({ text, before, after }: UnprovedWords): boolean =>
  (FEW.test(text) && !REACHED.test(before)) ||
  isAge({ text, before, after }) ||
  VAGUE_BEHIND.test(after) ||
  VAGUE_BEFORE.test(before) ||
  MUCH.test(text) ||
  (SMALL.test(text) && BEHIND_TIME.test(before) && IS_TIME.test(after) && !REACHED.test(before)) ||
  /^\s*o['’]clock\b/iu.test(after);
