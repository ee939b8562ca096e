import { plainWords } from './plain-words.ts';

const THING =
  'function|method|class|query|queries|sql|select statement|join|code|program|script|algorithm|regex|regular expression|pseudo ?code|snippet|unit tests?|loop|recursion|fizz ?buzz|component|endpoint|stored procedure|bash|one liner|macro|formula';
const ASKS =
  '(?:(?:please|okay|ok|now|so|right|then|and|can|could|would|will|you|i|want|like|id|lets|us|to|just|quickly|live|on the (?:white)?board) )*';
/** "Write a function that …", "how would you write that in SQL" */
const WRITES = new RegExp(
  String.raw`^${ASKS}(?:how (?:would|do|could) (?:you|i|we) )?(?:write|code|implement|program|sketch|type|give (?:me|us)|show (?:me|us)|fix|debug|refactor|optimi[sz]e|complete)\b(?: \S+){0,8}? (?:${THING})\b`,
);
/** "reverse a linked list" */
const TASKS =
  /\b(?:reverse|sort|traverse|merge|invert|rotate|flatten|balance|search|walk|deduplicate|find \S+(?: \S+){0,4} in|detect a (?:cycle|loop) in|check (?:whether|if)|swap|count the \S+ in) (?:an? |the |two |this |that )?(?:\S+ ){0,2}(?:linked lists?|strings?|arrays?|binary (?:search )?tree|tree|graph|palindrome|matrix|integers?)\b|\b(?:two sum|fizz ?buzz|leet ?code|hacker ?rank|code (?:review )?this|dry run this)\b|\bis an? (?:\S+ )?palindrome\b|\bselect \S+ from \S+/;
/** "Given an array of integers, return …" */
const GIVEN =
  /^(?:\S+ ){0,2}?(?:given|you are given|you get|imagine|suppose you have) (?:an? |two |the )?(?:\S+ ){0,3}?(?:arrays?|strings?|lists?|linked list|binary tree|tree|graph|matrix|tables?)\b.*\b(?:return|find|print|count|compute|output|write|select|merge|sort)\b/;
/** "Tell me about a query that you had to speed up" is told, not written. */
const TOLD =
  /\b(?:tell (?:me|us) about|(?:have|did|when|where) you|(?:a|the) time|example of|experience|what is|what are|difference|explain|why)\b/;

/** Tasks to be written out, beyond anything told. */
export function asksForCode(text: string): boolean {
  const words = plainWords(text);
  return !TOLD.test(words) && [WRITES, TASKS, GIVEN].some((asks) => asks.test(words));
}
