const ASKS_FOR_KNOWLEDGE =
  /^(?:(?:so|and|now|okay)\b[, ]*)*(?:(?:can|could|would|will) you (?:please )?)?(?:explain|define|(?:tell me |say )?(?:what|how|why)(?: (?:is|are|does|do|makes?|causes?)|['’]s)|the difference)\b(?: to me)?/iu;
const OF_PEOPLE = /\b(?:you|your|yours|yourself|me|we|our|us|i|my)\b/iu;
const OF_A_WAY = /^how (?:do|would|will|can|should) you\b/iu;

const TO_KNOWLEDGE = 0.33;
const TO_A_WAY = 0.22;
const TO_A_WAY_BESIDE = 0.3;

/**
 * Cosine with an answer's nearest part; undefined where a question tells too little.
 * @param isBeside tells an unlikely story
 */
export function leastNearness(question: string, isBeside: boolean): number | undefined {
  const [leadIn] = ASKS_FOR_KNOWLEDGE.exec(question) ?? [];
  if (leadIn !== undefined && !OF_PEOPLE.test(question.slice(leadIn.length))) return TO_KNOWLEDGE;
  if (!OF_A_WAY.test(question.trim())) return undefined;
  return isBeside ? TO_A_WAY_BESIDE : TO_A_WAY;
}
