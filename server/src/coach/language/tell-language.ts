import { detectAll } from 'tinyld';

const ENGLISH_WORDS = new Set(
  (
    'the a an you your yours me my i is are was were do does did what why how when where who which would could ' +
    'can have has had been of to in on at for with about and or that this tell it we us our they there if from be ' +
    'will should any'
  ).split(' '),
);
/** Share of common words; each of 1,588 English questions had more. */
const SHARE = 0.2;
/** Lead in probability of another language over English. */
const LEAD = 0.1;
const LEAST_WORDS = 3;

/**
 * Another script is another language; in Latin letters a question wrongly taken for another language had
 * hardly an English word.
 */
export function tellLanguage(text: string): 'english' | 'other' | 'unclear' {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter));
  if (latin.length < letters.length / 2) return 'other';
  const words = (text.match(/\p{L}+/gu) ?? []).filter((word) => !isAbbreviation(word));
  if (words.length < LEAST_WORDS) return 'unclear';
  if (words.filter((word) => ENGLISH_WORDS.has(word.toLowerCase())).length >= words.length * SHARE)
    return 'english';
  const likeliest = detectAll(text);
  const english = likeliest.find(({ lang }) => lang === 'en')?.accuracy ?? 0;
  return (likeliest[0]?.accuracy ?? 0) - english > LEAD ? 'other' : 'unclear';
}

const isAbbreviation = (word: string): boolean => /^\p{Lu}{2,}$/u.test(word);
