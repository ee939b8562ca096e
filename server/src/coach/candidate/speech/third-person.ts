import { baseOf } from './verbs.ts';

const VERBS: Record<string, string> = {
  is: 'am',
  has: 'have',
  does: 'do',
  "isn't": 'am not',
  "hasn't": 'have not',
};

/** The ways in which a text may call its candidate: `Maria Lopez`, `Maria`. */
const callsOf = (name: string): string[] => {
  const full = name.replace(/\s+/g, ' ').trim();
  const [first = ''] = full.split(' ');
  return [...new Set([full, first])].filter((call) => /^\p{L}{2,}/u.test(call));
};

/** Whether somebody else seems to write about the candidate: `Maria led …`, and nowhere "I" or "my". */
const isThirdPerson = (text: string, name: string): boolean =>
  !/\b(?:I|my|My|me)\b/.test(text) &&
  callsOf(name).some(
    (call) => text.includes(`${call} `) || text.includes(`${call}’s`) || text.includes(`${call}'s`),
  );

/** How sentences of a text become the candidate's own, where somebody else seems to have written it. */
export const asFirstPerson = (text: string, name: string): ((sentence: string) => string) =>
  isThirdPerson(text, name) ? (sentence) => turnToFirstPerson(sentence, name) : (sentence) => sentence;

/** A sentence about the candidate as the candidate says it: "Maria led her team" is "I led my team". */
function turnToFirstPerson(sentence: string, name: string): string {
  let text = sentence;
  for (const call of callsOf(name)) {
    text = replaceWord(text, `${call}'s`, 'my');
    text = replaceWord(text, `${call}’s`, 'my');
    text = replaceWord(text, call, 'I');
  }
  text = text
    .replace(/\b(?:herself|himself)\b/gi, 'myself')
    .replace(/\b(?:she|he)\b/gi, 'I')
    .replace(/\bhis\b/gi, 'my')
    .replace(/\bher\b(?=\s\p{L})(?!\s(?:to|a|an|the|that|for|in|on|at|with|and|by|from|as)\b)/giu, 'my')
    .replace(/\b(?:her|him)\b/gi, 'me')
    .replace(
      /\bI (\p{Ll}+ly )?(\p{Ll}[\p{Ll}']+)/gu,
      (_, adverb: string | undefined, verb: string) => `I ${adverb ?? ''}${VERBS[verb] ?? baseOf(verb)}`,
    );
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

function replaceWord(text: string, word: string, by: string): string {
  let out = text;
  for (let at = out.indexOf(word); at >= 0; at = out.indexOf(word, at + by.length)) {
    const isWord =
      !/[\p{L}\p{N}]/u.test(out[at - 1] ?? ' ') && !/[\p{L}\p{N}]/u.test(out[at + word.length] ?? ' ');
    if (isWord) out = out.slice(0, at) + by + out.slice(at + word.length);
  }
  return out;
}
