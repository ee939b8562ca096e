import lists from './words.json' with { type: 'json' };
import { isKnownWord, readTokens, type Token } from '#coach/language/read-text.ts';

/** Products with everyday names: meant only beside things that are used. */
const EVERYDAY_NAMES = new Set(lists.everydayNames.split(' '));
export const isEverydayName = (word: string): boolean => EVERYDAY_NAMES.has(word);
const USED =
  /\b(?:experience (?:with|in|of|using)|worked (?:with|in|on)|work (?:with|in|on)|use|used|using|know|familiar with|comfortable (?:with|using|in)|proficient (?:with|in)|confident (?:with|using|in)|certified (?:in|on|for)|knowledge of|background in|exposure to|good (?:are you )?(?:with|at|in)|speak|is your|fluent in|written|write|code in|programmed in|program in|between|and|or)(?: any| some| much| your| a| the)?\s+$/i;
/** "any languages besides English" */
const EXCEPTED = /\b(?:besides|apart from|other than|except(?: for)?|in addition to|on top of) (?:your )?$/i;
const NO_NAMES = new Set(lists.noNames.split(' '));

/** As written; in lower-case transcripts rare words count. */
export function findNames(text: string): string[] {
  const tokens = readTokens(text);
  const words = text.split(' ');
  const isTitled = words.length > 3 && words.every((word) => !/^\p{Ll}{4}/u.test(word));
  const names: string[] = [];
  let end = -2;
  let before = 0;
  for (const token of tokens) {
    const at = text.indexOf(token.text, before);
    before = at + token.text.length;
    if (EXCEPTED.test(text.slice(0, at)) || !isName(token, text.slice(0, at), isTitled)) continue;
    const continues = at - end === 1 && text[end] === ' ' && /^\p{Lu}/u.test(token.text);
    if (continues) names[names.length - 1] += ` ${token.text}`;
    else names.push(token.text);
    end = before;
  }
  return [...new Set(names)];
}

function isName({ text, lemma, pos, isStop }: Token, before: string, isTitled: boolean): boolean {
  const word = text.toLowerCase();
  if (NO_NAMES.has(word) || !/\p{L}/u.test(text)) return false;
  if (/[+#.]|\p{L}\d|\d\p{L}/u.test(text) || /\p{Ll}\p{Lu}/u.test(text)) return true;
  const opensSentence = before === '' || /[.?!]\s*$/.test(before);
  if (!isTitled && /^\p{Lu}/u.test(text) && (!opensSentence || /^\p{Lu}{2,}$/u.test(text))) return true;
  const isRare =
    word.length > 2 && /^(?:NOUN|PROPN|X)$/.test(pos) && !isKnownWord(word) && !isKnownWord(lemma);
  return USED.test(before) && (EVERYDAY_NAMES.has(word) || (isRare && !isStop));
}
