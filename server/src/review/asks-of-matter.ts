const LEAD_IN =
  /^(?:(?:so|and|now|okay)\b[, ]*)*(?:(?:can|could|would|will) you (?:please )?)?(?:(?:explain|describe|define|tell me|say)\b(?: to me)?)?/iu;
const OF_PEOPLE = /\b(?:you|your|yours|yourself|me|we|our|us|i|my)\b/iu;

/** Whether a question asks for knowledge, not for what the candidate did, is or wants: "Could you explain a hash table?" */
export const asksOfMatter = (question: string): boolean =>
  !OF_PEOPLE.test(question.trim().replace(LEAD_IN, ''));
