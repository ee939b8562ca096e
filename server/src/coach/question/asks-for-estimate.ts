import { placeNamed } from '#coach/estimates/sizes.ts';
import { hasAnaphor } from './anaphor.ts';
import { isOfAStory } from './follows-up.ts';

/** "how many do you think there are" */
const ASIDES =
  /\b(?:do|would) you (?:think|say|reckon|guess|suppose|estimate|imagine)(?: that)?\b|\bif you had to guess\b|\b(?:could|can|do|would) (?:you|we|one) (?=(?:fit|get|put|pack|squeeze|stack)\b)/g;
const HOW_MANY =
  /^(?!.*\b(?:should|must|(?:can|may) an? (?:adult|child|patient)) )(?:\S+ ){0,3}?how (?:many|much) (?:\S+ ){1,6}?(?:is|are|do|does|can|could|would|will|has|have|fits?|gets?|takes?|lives?|sells?|buys?|eats?|drinks?|uses?|visits?|owns?|travels?|goes? (?:into|through|to)|pass(?:es)?|cross(?:es)?|flush(?:es)?|need|watch(?:es)?)\b|\b(?:estimate|guess|work out) (?:\S+ ){0,2}(?:number of|how many)\b|\b(?:number of|market for) \S+(?: \S+){0,3} in\b|\bhow (?:many|much|long) (?:\S+ ){0,3}would it take to\b|\bhow much (?:does|do) .* weigh\b/;
/** Places, times, rooms, weights: no candidate's property. */
const IN_THE_WORLD =
  /\b(?:this|our) (?:country|city|town|street|building|room|station|planet|railway|size|bus|bag|box)\b|\b(?:in|per|every|each|a) (?:\S+ )?(?:year|month|week|day|hour|minute|second|summer|winter|lifetime|morning)\b|\bright now\b|\bon (?:an? )?(?:\S+ )?(?:day|weekday|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\ba year worth\b|\bare there\b|\b(?:fit|get|put|pack|squeeze|stack) (?:in|into|inside|on)\b|\bwhile we\b.*|\bduring this (?:interview|conversation)\b|\bweigh\b|\bwould it take to\b/g;
const OF_THE_CANDIDATE = /\b(?:you|your|yours|we|us|our)\b/;
const OF_A_STORY = /\b(?:the|these|those) (?!number\b)(\S+)/g;

/**
 * "how many dogs live in London"; an employer's number only where a guess is asked for.
 * @param words plain words
 */
export function asksForEstimate(words: string): boolean {
  const asked = words.replace(ASIDES, ' ').replace(/ {2,}/g, ' ').trim();
  if (!HOW_MANY.test(asked)) return false;
  const things = asked.replace(IN_THE_WORLD, ' ');
  const isOfTheWorld = things !== asked || placeNamed(words) !== undefined;
  const asksToGuess = asked !== words;
  return (
    isOfTheWorld &&
    (asksToGuess || !OF_THE_CANDIDATE.test(things)) &&
    ![...things.matchAll(OF_A_STORY)].some(([, noun = '']) => isOfAStory(noun)) &&
    !hasAnaphor(things)
  );
}
