import { textOfWords, type SpokenSentence } from './heard.ts';
import type { GrowingQuestion } from './question.ts';
import { SURE } from './judge.ts';
import type { Role } from './read-sentence.ts';
import { AUXILIARIES, isYou } from './word-classes.ts';

const ANSWER =
  /^(?:because|sure|no|yes|yeah|nope|yep|not|never|nothing|nobody|god|of course|probably|sometimes|absolutely|definitely|well|i think|i mean|i'd say|honestly|maybe|perhaps|it's|it is|it was|it does|it doesn't|they|they're|he|she|we|we're|that's|that is|simple|easy|only|everyone|everybody|actually)\b/;
const YES_OR_NO = /^(?:no|not|yes|yeah|nope|yep|because|never|of course|god)\b/;
/** Sentences about asking and answering: "I know that's a lot". */
const SOFTENS =
  /^(?:and |or |but |so |well |just |yeah )*(?:i know|i don't (?:know|mind)|i realis?z?e|i appreciate|i'm (?:genuinely|just|only|asking|curious)|i'll (?:give|wait|let)|i can|i ask|hope|it's (?:fine|okay|ok|all right|just|not|only|an? (?:big|long|hard|tough|tricky))|that's (?:fine|okay|ok|all right|an? |quite|probably)|no (?:rush|pressure|wrong|trick|right|hurry|jargon|judge?ment)|there's no|there is no|take (?:your|a)|feel free|don't|be |sorry|silly|in your own|in a (?:couple|few|sentence|word|line)|if you(?:'d rather| (?:can't|cannot|haven't|like|want|need|prefer))|think (?:out loud|aloud)|off the top|however|whatever|whichever|whenever|any (?:example|one|sort)|anything (?:at all|really)|it (?:doesn't|does not|needn't|can|could|may)\b|you can|you could|you don't|we ask|have a|as (?:much|little|long|short|deep|detailed|brief|many)|kindly|please|only if|only|if (?:anything|something|nothing))\b|\b(?:question|trick|own time|own words|couple of sentences|no rush|sorry)\b/;
const ANSWER_GAP = 2.6;

/**
 * Whether a sentence after a question comments on asking, so it neither belongs to the question nor answers
 * it.
 */
export const softens = (sentence: SpokenSentence): boolean => SOFTENS.test(textOfWords(sentence.words));

/** Whether speakers answer their own question, which was then asked of nobody. */
export function answersIt(question: GrowingQuestion, sentence: SpokenSentence, role: Role): boolean {
  if (softens(sentence) || sentence.from - question.to > ANSWER_GAP) return false;
  const text = textOfWords(sentence.words);
  const isSameLine = sentence.line === question.lastLine;
  const isToYou = question.isToYou || question.isRequest;
  const echoes = sentence.words.some(({ plain }) => isYou(plain) || AUXILIARIES.has(plain));
  if (YES_OR_NO.test(text) && (isSameLine || echoes) && sentence.words.length > 1) return true;
  const isSure = question.verdicts.some((verdict) => verdict && verdict.asks >= SURE);
  if (isToYou || role === 'scene' || role === 'fragment') return false;
  return isSameLine
    ? !/^(?:if|just|think|go|keep|give|use|assume|and|or)\b/.test(text)
    : question.isAside && !isSure && ANSWER.test(text);
}
