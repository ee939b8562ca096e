import { asksQuestion, AUXILIARY, PRONOUN } from './question-words.ts';
import { baseOf, fullStopOf } from './writing.ts';

const MOST_WORDS = 30;
const LEAST_WORDS = 6;

const NO_CONNECTIVE = '(?<!\\b(?:and|so|but|or))';
const directQuestion = new RegExp(
  `${NO_CONNECTIVE}\\s+(?=(?:(?:and|so|but)\\s+)?(?:what|why|how|when|where|who)\\s+(?:${AUXILIARY})\\s+(?:${PRONOUN})\\b)`,
  'i',
);
const CUTS = [
  new RegExp(
    `${NO_CONNECTIVE} (?=(?:and|so|but|then|because)\\s+(?:then\\s+)?(?:${PRONOUN}|my|our|the)\\b)`,
    'gi',
  ),
  new RegExp(`${NO_CONNECTIVE} (?=(?:and|so|but|then|because|or|which|when|while|if)\\b)`, 'gi'),
];

const HAS_WORDS = /[\p{L}\p{N}]/u;
const ENDING = /\p{Sentence_Terminal}["'”’»)\]]*$/u;

/**
 * Capitalises unpunctuated words and closes them, with a question mark where English word order asks. Words
 * never change; marked text stays, text without letters or digits is empty.
 */
export const punctuateUtterance = (words: string, language = 'en'): string =>
  baseOf(language) === 'en'
    ? toSentences(words.trim().replace(/\s+/g, ' ')).join(' ')
    : endSentence(words.trim(), language);

function endSentence(words: string, language: string): string {
  if (!HAS_WORDS.test(words)) return '';
  return ENDING.test(words) ? words : words + fullStopOf(language);
}

function toSentences(words: string): string[] {
  if (!HAS_WORDS.test(words)) return [];
  if (ENDING.test(words)) return [words];
  return words.split(directQuestion).flatMap(cutLong).map(punctuateSentence);
}

function cutLong(sentence: string): string[] {
  if (countWords(sentence) <= MOST_WORDS) return [sentence];
  for (const cut of CUTS) {
    const places = [...sentence.matchAll(cut)]
      .map(({ index }) => index)
      .filter((place) => isLongEnough(sentence.slice(0, place)) && isLongEnough(sentence.slice(place)))
      .toSorted((a, b) => Math.abs(a - sentence.length / 2) - Math.abs(b - sentence.length / 2));
    const [place] = places;
    if (place !== undefined)
      return [...cutLong(sentence.slice(0, place)), ...cutLong(sentence.slice(place + 1))];
  }
  return [sentence];
}

const countWords = (text: string): number => text.trim().split(/\s+/).length;
const isLongEnough = (text: string): boolean => countWords(text) >= LEAST_WORDS;

function punctuateSentence(sentence: string): string {
  const cased = sentence
    .replace(/\bi(?=$|[\s'])/g, 'I')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return cased + (asksQuestion(sentence) ? '?' : '.');
}
