import type { Stage } from '../beats/stage-label.ts';

const LESSON =
  /\b(?:I(?:['’]ve| have)? (?:\p{L}+ )?(?:learn(?:ed|t)|realised|realized)|taught me|the lesson|lessons?:|in hindsight|looking back|next time|since then,? I|(?:now|ever since),? I|I now|I (?:would|should) have|would do differently|what I took|from then on)\b/iu;
const OUTCOME =
  /\d\s?(?:%|percent|per cent|x\b|times\b)|\b(?:as a result|result(?:ed|ing)? (?:in|was)|so that|which (?:saved|cut|meant|led|brought|gave|reduced|increased)|in the end|in total|eventually|the outcome|sav(?:ed|ing)|reduc(?:ed|ing)|increas(?:ed|ing)|cut(?:ting)?|grew|fell|rose|dropped|went (?:from|down|up)|halved|doubled|tripled|improv(?:ed|ing)|won|shipped|on time|under budget|promoted|awarded|zero|not a single|ever since|to this day|still (?:use|used|in use)|without (?:a|any|one)|never again|passed)\b/i;
const TASK =
  /\b(?:had to|needed to|my (?:job|task|role|goal|aim|brief) was|was (?:responsible|asked|tasked|told|given)|am responsible|were asked|in charge of|the (?:goal|aim|task|challenge|problem|deadline) was|deadline|it was (?:up to me|my))\b/i;
const ACTION =
  /^(?:(?:So|Then|First|Next|After that|Also|Instead|But|And),? )?(?:I|We|we)(?:['’]\p{L}+)? (?!was\b|were\b|had\b|am\b|have\b|worked (?:for|at|as|in)\b|joined\b)|,\s(?:so\s)?(?:I|we) (?!was\b|were\b|had\b)\p{L}/u;

export function partOf(text: string, isOpening: boolean): Stage {
  if (LESSON.test(text)) return 'lesson';
  if (OUTCOME.test(text) && !(isOpening && !/\d|won|saved/.test(text))) return 'result';
  if (TASK.test(text)) return 'task';
  return ACTION.test(text) ? 'action' : 'situation';
}
