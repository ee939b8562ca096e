import { LIMITS } from './limits.ts';

const MOST = 10;
const LINE = { leastWords: 2, mostCharacters: 180 };
const BULLET = /^\s*(?:[-*•–·▪◦]|\d+[.)])\s+/;
const ASKS_FOR =
  /\b(?:you (?:will|are|have|can|know|bring)|must|experience|able to|ability to|responsib\w+|knowledge of|required|essential)\b/i;
const OFFERS =
  /\b(?:salary|pension|holidays?|annual leave|benefits?|bonus|discount|we offer|parking|per (?:hour|year|annum)|apply|closing date|equal opportunit\w+)\b|[£$€]\s?\d/i;

export interface PostingQuestion {
  id: `posting-${string}`;
  question: string;
}

/**
 * Questions from the requirements of a posting, at most ten: first those that the candidate's material covers
 * least.
 */
export function postingQuestions(posting: string, material: string): PostingQuestion[] {
  const known = new Set(wordsIn(material));
  const lines = requirementsIn(posting).map((line) => {
    const words = wordsIn(line);
    return { line, found: words.filter((word) => known.has(word)).length / Math.max(1, words.length) };
  });
  return lines
    .toSorted((one, other) => one.found - other.found)
    .slice(0, MOST)
    .map(({ line }) => ({
      id: `posting-${nameOf(line)}` as const,
      question: `The posting says “${line}”. What have you done of that kind?`.slice(
        0,
        LIMITS.preparedQuestion,
      ),
    }));
}

export function requirementsIn(posting: string): string[] {
  const lines = posting.split('\n').filter((line) => line.trim() !== '');
  const listed = lines.filter((line) => BULLET.test(line)).map((line) => line.replace(BULLET, ''));
  const told = lines
    .filter((line) => !BULLET.test(line))
    .flatMap((line) => line.split(/(?<=[.!?;])\s+/))
    .filter((sentence) => ASKS_FOR.test(sentence));
  const tidied = [...listed, ...told].map((line) => line.trim().replace(/[.;,:]+$/, ''));
  return [...new Set(tidied)].filter(
    (line) =>
      !OFFERS.test(line) && line.length <= LINE.mostCharacters && line.split(/\s+/).length >= LINE.leastWords,
  );
}

const STEM = 6;
const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, STEM));

/** Stable for the same line, whatever stands around it (FNV-1a). */
function nameOf(line: string): string {
  let hash = 0x81_1c_9d_c5;
  for (const character of line) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01_00_01_93);
  return (hash >>> 0).toString(36);
}
