const MOST_CHARACTERS = 60;
const UNFINISHED =
  /(?:[\s,;:–-]+(?:an?|about|after|and|as|at|be|because|been|before|but|by|for|from|had|has|he|her|his|I|if|in|into|its|my|not|of|on|one|or|our|over|she|since|so|than|that|the|their|they|to|two|under|until|was|we|were|when|which|while|who|with|would))*[\s,;:–-]*$/i;
/** A clause cut after its verb: `Took the round over when he left and kept` */
const BEGUN_CLAUSE = /,?\s(?:and|but|or|which|who|that)\s\S+$/i;
/** An implied speaker: `I led the move` becomes "Led the move". */
const SPEAKER =
  /^I (?:(?:am|was) )?(?!(?:am|was|have|had|do|did|can|could|will|would|must|should|may|might|never|not|always)\b)(?=\p{Ll})/u;

export const titleFrom = (sentence: string): string => {
  const title = shortened(sentence.replace(/[.!?…]+$/, '').replace(SPEAKER, ''));
  return title.charAt(0).toUpperCase() + title.slice(1);
};

const ENDS_WITH_NAME = /,(?: (?:and|\p{Lu}[\p{L}.]*))+,$/u;

export function shortened(sentence: string): string {
  if (sentence.length <= MOST_CHARACTERS) return sentence;
  const words = sentence.slice(0, MOST_CHARACTERS + 1);
  const clause = /^.{30,},(?= )/.exec(words)?.[0] ?? '';
  const isClause = clause !== '' && !ENDS_WITH_NAME.test(clause);
  return (isClause ? clause : words.slice(0, Math.max(words.lastIndexOf(' '), 1)))
    .replace(/\([^)]*$/, '')
    .replace(UNFINISHED, '')
    .replace(BEGUN_CLAUSE, '');
}
