import { AUXILIARIES, isSubject, MARKERS, PREPOSITIONS } from './word-classes.ts';

/** Kind of a question by its words, where there is no model. */
export function kindByForm(text: string, hasScene: boolean): string {
  if (/\bquestions?\b.*\b(?:for|of) (?:me|us)\b|\bask (?:me|us)\b|\bknow about us\b/.test(text))
    return 'candidate-questions';
  const isHypothetical = /\b(?:how|what) (?:would|do|will)\b/.test(text);
  if (
    !isHypothetical &&
    /\b(?:salary|ctc|notice|package|relocat\w*|shifts?|availab\w+|start|hours|weekends|rate)\b/.test(text)
  )
    return 'logistics-of-job';
  if (
    /\b(?:what (?:made|makes|attract\w*|draws|drew|appeals|interests)|why (?:do|are|have|did|would|you|us|this))\b/.test(
      text,
    )
  )
    return 'motivation';
  if (hasScene || (/\b(?:if|say|imagine|suppose)\b/.test(text) && isHypothetical)) return 'situational';
  if (/\b(?:a time|an example|a situation|an occasion|last time|\w+est .*you)\b/.test(text))
    return 'behavioural';
  if (/\b(?:how|what) (?:would|will) you\b|\bhow do you (?:handle|deal|manage)\b/.test(text))
    return 'situational';
  if (/\b(?:have you|you've|you have|do you have|experience|projects?|worked)\b/.test(text))
    return 'experience';
  return /\b(?:you|your)\b/.test(text) && !/\b(?:difference|explain|define|how does)\b/.test(text)
    ? 'open'
    : 'technical';
}

const STANDS_ALONE = /\bhave you ever\b|\b(?:a time|notice|questions?)\b/;
const POINTS_BACK = /^(?:they|them|he|him|she|her|those|these|afterwards|there|that|it|else)$/;
const MOST_WORDS = 12;

/** Whether words point back to an answer: “and what did she say”, “how long for”. */
export function followsByForm(text: string): boolean {
  const words = text.split(' ').filter((word, at) => at > 1 || !MARKERS.has(word));
  if (words.length > MOST_WORDS || STANDS_ALONE.test(text)) return false;
  const pointsBack = words.some((word, at) => {
    if (!POINTS_BACK.test(word)) return false;
    const before = words[at - 1] ?? '';
    const next = words[at + 1];
    return (
      word !== 'that' ||
      next === undefined ||
      PREPOSITIONS.has(before) ||
      (AUXILIARIES.has(before) && !isSubject(next))
    );
  });
  const isOfThen =
    /\b(?:did|was|were) (?:you|he|she|they|it|the)\b/.test(text) &&
    words.length <= 10 &&
    !/\b(?:ever|made you|last|\w+est)\b/.test(text);
  const isPart = words.length <= 4 && !words.some((word) => AUXILIARIES.has(word) || word === 'your');
  return pointsBack || isOfThen || isPart;
}
