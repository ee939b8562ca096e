import { baseOf } from './verbs.ts';

const VERBS: Record<string, string> = {
  is: 'am',
  has: 'have',
  does: 'do',
  "isn't": 'am not',
  "hasn't": 'have not',
  "doesn't": 'do not',
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
export function asFirstPerson(text: string, name: string): (sentence: string) => string {
  if (!isThirdPerson(text, name)) return (sentence) => sentence;
  const pronouns = pronounsOf(text, name);
  return (sentence) => turnToFirstPerson(sentence, name, pronouns);
}

interface Pronouns {
  subject: RegExp;
  itself: RegExp;
  possessive: RegExp;
  object: RegExp;
}

/** The ones that the text has first behind the name are the candidate's; the others are somebody else's. */
function pronounsOf(text: string, name: string): Pronouns {
  const named = Math.min(
    ...callsOf(name)
      .map((call) => text.indexOf(call))
      .filter((at) => at >= 0),
  );
  const [first = 'she'] = /\b(?:she|her|hers|herself|he|his|him|himself)\b/i.exec(text.slice(named)) ?? [];
  return /^(?:she|her)/i.test(first)
    ? {
        subject: /\bshe\b/gi,
        itself: /\bherself\b/gi,
        possessive: /\bher\b(?=\s\p{L})(?!\s(?:to|a|an|the|that|for|in|on|at|with|and|by|from|as)\b)/giu,
        object: /\bher\b/gi,
      }
    : { subject: /\bhe\b/gi, itself: /\bhimself\b/gi, possessive: /\bhis\b/gi, object: /\bhim\b/gi };
}

/**
 * What is said about the candidate as the candidate says it: "Maria led her team" is "I led my team". Where the
 * candidate acts, "her" is another: of herself one would say "herself".
 */
function turnToFirstPerson(
  sentence: string,
  name: string,
  { subject, itself, possessive, object }: Pronouns,
): string {
  let text = sentence;
  for (const call of callsOf(name)) {
    text = replaceWord(text, `${call}'s`, 'my');
    text = replaceWord(text, `${call}’s`, 'my');
    text = replaceWord(text, call, 'I');
  }
  text = text.replace(itself, 'myself').replace(subject, 'I').replace(possessive, 'my');
  return text
    .replace(/[^.!?]+/g, (part) => withVerbs(/\bI\b/.test(part) ? part : part.replace(object, 'me')))
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** "I leads and is" → "I lead and am". */
const withVerbs = (sentence: string): string =>
  sentence
    .replace(
      /\bI (\p{Ll}+ly )?(\p{Ll}[\p{Ll}'’]+)/gu,
      (_, adverb: string | undefined, verb: string) =>
        `I ${adverb ?? ''}${VERBS[verb.replace('’', "'")] ?? baseOf(verb)}`,
    )
    .replace(
      /^(\s*I\b(?:(?!\b(?:that|which|who)\b)[^;:,]){1,120} and )(is|has|does)\b/,
      (_, before: string, verb: string) => before + VERBS[verb]!,
    );

function replaceWord(text: string, word: string, by: string): string {
  let out = text;
  for (let at = out.indexOf(word); at >= 0; at = out.indexOf(word, at + by.length)) {
    const isWord =
      !/[\p{L}\p{N}]/u.test(out[at - 1] ?? ' ') && !/[\p{L}\p{N}]/u.test(out[at + word.length] ?? ' ');
    if (isWord) out = out.slice(0, at) + by + out.slice(at + word.length);
  }
  return out;
}
