import lists from './words.json' with { type: 'json' };

/** New noun phrase between a pronoun and its verb: the pronoun may mean that. */
const OWN_ANTECEDENT =
  /\b(?:a|an|any|some|one|another|something|anything|things|somebody|someone|people|staff|colleagues|customers|clients|patients|students|children|your \S+)\b(?: \S+){0,8} (?:and|but|how|what|do|did|does|would|is|was|when|who|where|because|so|that|which|than) (?:\S+ ){0,6}(?:it|that|they|them|him|her|he|she|this)\b/;

/** `it` and `there` that point at nothing: "if it comes to it". */
const EMPTY = lists.emptyPronouns.map((pattern) => new RegExp(pattern, 'g'));

const POINTS = /\b(?:it|those|these|this|they|them|he|she|him|her|there|then)\b/;

const POINTS_WITH_THAT =
  /\bthat$|\b(?:about|of|with|from|after|before|like|for|to|in|on|at|by|do|did|does|is|was|were|are|has|had|handle|handled|fix|use|choose|chose|why|how|what|when|where|decided|made|all) that\b(?! (?:you|your|we|i|they|he|she|people|it|the|a)\b(?! (?:\S+ )?(?:did|do)\b))|\bthat (?:one|time|project|situation|decision|role|job|team|customer|client|place|experience|story|case|conflict|mistake|way|moment|day|number|figure|change|was|were)\b(?! (?:you|when|where))/;

/** "how many people did that affect" */
const ASKED_OF_IT =
  /^(?:and |so |but )?(?:how|what|which|who|why|when)(?: (?:much|many|long|often|far))?(?: (?!you\b|do\b|to\b)\S+){0,2} (?:did|does|was|were|has) (?:that|this|it|they|he|she)\b/;

/**
 * "what did it cost", "the team there"; not "when a customer shouts, how do you calm them".
 * @param words plain words
 */
export function hasAnaphor(words: string): boolean {
  if (ASKED_OF_IT.test(words)) return true;
  const own = OWN_ANTECEDENT.test(words) && !/\b(?:that|there)$/.test(words);
  if (own) return false;
  return (
    POINTS_WITH_THAT.test(words) ||
    POINTS.test(EMPTY.reduce((rest, empty) => rest.replace(empty, ' '), words))
  );
}
