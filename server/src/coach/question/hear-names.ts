import { isKnownWord } from '#coach/language/read-text.ts';

const BEFORE_A_NAME =
  /(?<=\b(?:used?|using|with|know|tried|experience (?:of|in)|familiar with) )(?:an? |any |the )?(\p{Ll}+(?: \p{Ll}+){0,3})/u;
/** Fewer are ambiguous: `Jira` and `jury`. */
const LEAST_CONSONANTS = 3;

/**
 * Names written as they sound: "have you used table oh" of one who has worked with Tableau; known words stay.
 */
export function hearNames(text: string, names: readonly string[]): string {
  const said = BEFORE_A_NAME.exec(text)?.[1];
  if (said === undefined) return text;
  const words = said.split(' ');
  for (let count = words.length; count > 0; count -= 1) {
    const heard = words.slice(0, count).join(' ');
    const sound = soundOf(heard);
    if (sound.length < LEAST_CONSONANTS || (count === 1 && isKnownWord(heard))) continue;
    const name = names.find((one) => soundOf(one) === sound);
    if (name !== undefined) return text.replace(heard, name);
  }
  return text;
}

/** Consonants, similar ones as one, and whether a vowel begins it. */
const soundOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/ph|v/g, 'f')
    .replace(/gh|[hw]/g, '')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/[cqgj]/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/b/g, 'p')
    .replace(/d/g, 't')
    .replace(/^[aeiouy]/, 'A')
    .replace(/[aeiouy]/g, '')
    .replace(/(.)\1+/g, '$1');
