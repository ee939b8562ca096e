/** "He took it back" */
export const startsLeaning = (text: string): boolean => STARTS.test(text);

/** "I went with him", "14 of them" */
export const leans = (text: string): boolean => STARTS.test(text) || WITHIN.test(text);

const STARTS =
  /^(?:he|she|they|it|this|that|these|those|his|her|their|its|both|there|after that)\b|^I \p{L}+ on the (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)[,.]/iu;
const WITHIN = /\b(?:him|them)\b|^(?:i|we) \p{L}+ (?:it|her|\d+ of those)\b/iu;
