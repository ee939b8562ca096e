const LEAD_IN =
  /^(?:(?:so|and|now|okay)\b[, ]*)*(?:(?:can|could|would|will) you (?:please )?)?(?:(?:explain|describe|define|tell me|say)\b(?: to me)?)?/iu;
const OF_PEOPLE = /\b(?:you|your|yours|yourself|me|we|our|us|i|my)\b/iu;
const OF_A_WAY = /^how (?:do|would|will|can|should) you\b/iu;

const TO_KNOWLEDGE = 0.33;
const TO_A_WAY = 0.22;

/** Cosine with an answer's nearest part; undefined where a question tells too little. */
export function leastNearness(question: string): number | undefined {
  const asked = question.trim().replace(LEAD_IN, '').trim();
  if (!OF_PEOPLE.test(asked)) return TO_KNOWLEDGE;
  return OF_A_WAY.test(asked) ? TO_A_WAY : undefined;
}
