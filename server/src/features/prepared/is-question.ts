const ASKS =
  /\b(?:(?:tell|walk|talk|give|show|help|run|fill) (?:me|us)|(?:can|could|would|do|did|have|are|were|will) you|(?:what|how|why|when|where|which|who)\b|(?:like|love|want|glad|pleased|happy|curious|interested|wondering) (?:you )?(?:to|in|if|whether)|need to know|hear (?:about|it|from)|(?:your|you to) (?:questions?|turn|go|ask)|over to you|questions? (?:for|of))\b/i;
const TELLS =
  /^(?:(?:so|and|but|ok|okay|right|well|um|uh|now|yes|yeah|no|oh|good|great|thanks|thank you|lovely|perfect|alright|cool|hi|hello)[,.]? )*(?:i|i['’]\w+|we|we['’]\w+|he|she|it|it['’]s|they|that|that['’]s|this|there|there['’]s|the|these|those|my|our|most|everyone|everybody|nobody|people|some|someone|somebody|all|as|because|since|when|if|once|after|before|let me|[A-Z][a-z]+ (?:is|was|has|will))\b/i;
const THANKS =
  /^(?:(?:ok|okay|right|well|um|uh|yes|yeah|oh|so|and|that['’]s|very|really)[,.]? )*(?:thank|thanks|good|great|lovely|perfect|brilliant|fine|sure|hi|hello|morning|welcome|sorry|bye|cheers|noted|got it|understood|interesting)\b/i;

/** Whether a text may be a question; statements are not looked up: "Everyone has hobbies, of course." */
export function isQuestion(text: string): boolean {
  if (text.includes('?')) return true;
  const sentences = text
    .split(/(?<=[.!])\s+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
  return sentences.some(
    (sentence) => ASKS.test(sentence) || !(TELLS.test(sentence) || THANKS.test(sentence)),
  );
}
