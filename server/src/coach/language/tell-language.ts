import { detectAll } from 'tinyld';

/** What questions in English have and few words of other languages are spelt like. */
const ENGLISH_WORDS = new Set(
  (
    'the a an you your yours me my i is are was were do does did what why how when where who which would could ' +
    'can have has had been of to in on at for with about and or that this tell it we us our they there if from be ' +
    'will should any'
  ).split(' '),
);
/** Of the words: 1,588 questions in English had more. */
const SHARE = 0.2;
/** By how much another language has to be likelier than English. */
const LEAD = 0.1;
/** A name or a term is of no language. */
const LEAST_WORDS = 3;

/**
 * Whether a question is in English, in another language, or too short to tell. Another script is another language;
 * among those in Latin letters a question that was taken for another had hardly a word of English in it.
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
