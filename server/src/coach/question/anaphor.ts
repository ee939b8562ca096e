/** Words between a pronoun and what it means in the same sentence: a noun phrase that is new, then a verb. */
const OWN_ANTECEDENT =
  /\b(?:a|an|any|some|one|another|somebody|someone|people|customers|clients|patients|students|children|your \S+)\b(?: \S+){0,8} (?:and|but|how|what|do|did|does|would|is|was|when|who|where|because|so) (?:\S+ ){0,6}(?:it|that|they|them|him|her|he|she|this)\b/;

/** `that` and `it` that point at nothing said before. */
const EMPTY = [
  /\b(?:time|times|situation|situations|example|occasion|moment|something|anything|somebody|someone|thing|things|one|people|day|project|decision|idea|mistake|problem|goal|skill|\S+(?:est|ness)|most \S+(?: \S+)?) that\b/g,
  /\b(?:think|say|know|believe|feel|find|so|imagine|suppose|guess|hear|see|read|noticed?|mentioned?|sure|show|shows|is|fact) that (?=you|we|i|they|he|she|people|our|the|a|this|your|it)\b/g,
  /\bthat (?=you|your|youve|we|i|makes?|attract\w*|would make|is most|are most|didnt|did not|went|taught|failed|worked|shows?)(?! do)\b/g,
  /\b(?:is|was|like) it (?:\S+ ){0,2}(?:that|to|about|like)\b/g,
  /\bwhat is it (?:\S+ ){0,2}(?:about|that|like)\b/g,
  /\bit (?=(?:all )?comes?\b|all (?:comes?|gets?|goes)\b|takes to\b|mean to\b)/g,
  /\b(?:take|took|does it take|would it take|did it take) it? ?(?=to \S+ (?:a|an|the)\b)/g,
  /\bthis (?:role|job|position|post|company|place|team|kind|sort|type|morning|afternoon|week|year|work|industry|field|profession|area|city)\b/g,
  /\b(?:over|out|up|go|get|been|is|are|was|were|how|any|if) there\b|\bthere (?:is|are|was|were|a|any|been|anything|something)\b/g,
  /\b(?:handle|manage|take|like|mind|love|hate|see|put|do) it (?=if|when|that|to)\b/g,
];

const POINTS = /\b(?:it|that|this|those|these|they|them|their|he|she|him|her|his|there|then)\b/;

/**
 * Whether a word points at something said earlier: "what did it cost", "the team there". "A time that you failed" and
 * "when a customer shouts, how do you calm them" do not.
 *
 * @param words plain words
 */
export function hasAnaphor(words: string): boolean {
  const own = OWN_ANTECEDENT.test(words) && !/\b(?:that|there)$/.test(words);
  if (own) return false;
  return POINTS.test(EMPTY.reduce((rest, empty) => rest.replace(empty, ' '), words));
}
