import type { UnprovedWords } from './given-answer.ts';

const FEW = /^(?:two|2|twice|the two)\b(?!.*\b(?:hundred|thousand|million)\b)/iu;
const BEHIND_TIME = /\b(?:at|by|before|after|around|past|to|till|until|from|about)\s+(?:about\s+)?$/iu;
const IS_TIME =
  /^\s*(?:o['’]clock\b|[ap]\.?m\b|in the (?:morning|afternoon|evening)|at night|\p{L}* ?sharp\b|[.,!?]|$)/iu;
const SMALL = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})$/iu;
/** `a hundred per cent sure`, `ten times`, `a million things` */
const MUCH =
  /^(?:a |one )?(?:hundred|thousand|million|dozen|hundreds|thousands|millions|dozens)$|^(?:a )?(?:hundred|100)(?: ?%| per ?cent)$|^(?:ten|hundred) times$/iu;

/** Whether a number is a manner of speaking, a time of day, or too small to be a claim. */
export const isSaying = ({ text, before, after }: UnprovedWords): boolean =>
  FEW.test(text) ||
  MUCH.test(text) ||
  (SMALL.test(text) && BEHIND_TIME.test(before) && IS_TIME.test(after)) ||
  /^\s*o['’]clock\b/iu.test(after) ||
  /\bhalf past\s+$/iu.test(before);
