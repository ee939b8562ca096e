import { LEGAL_FORMS } from '../lexicon/organisations.ts';
import { CONNECTING, FUNCTION_WORDS } from '../lexicon/small-words.ts';
import { innerWords, type Lexeme, unaccented } from '../text/lexeme.ts';

/** Runs of words without a comma, bracket or dash between them. */
export function unbrokenRuns(tokens: readonly Lexeme[]): Lexeme[][] {
  const stretches: Lexeme[][] = [[]];
  for (const token of tokens)
    if (token.type !== 'p') stretches.at(-1)!.push(token);
    else if (!/^[-&/'’+]$/.test(token.text)) stretches.push([]);
  return stretches.filter((stretch) => stretch.length > 0);
}

const LONGEST = 7;

interface Part {
  low: string;
  isCapital: boolean;
  isSmall: boolean;
  isDigit: boolean;
}

function partsOf(stretch: readonly Lexeme[]): Part[] {
  const words = stretch.filter(({ low }) => !LEGAL_FORMS.has(low));
  return words
    .flatMap(({ text }) => innerWords(text.replaceAll(/[.'’]/g, '')))
    .filter((word) => word !== '')
    .map((word) => {
      const low = unaccented(word);
      const isSmall = CONNECTING.has(low) || FUNCTION_WORDS.has(low);
      return { low, isCapital: /^[\p{Lu}\d]/u.test(word), isSmall, isDigit: /^\d/.test(word) };
    });
}

function* abbreviationsOf(parts: readonly Part[]): Generator<{ letters: string; isOfCapitals: boolean }> {
  for (const [at, first] of parts.entries()) {
    if (first.isSmall) continue;
    let letters = '';
    let isOfCapitals = true;
    for (const [place, part] of parts.slice(at, at + LONGEST).entries()) {
      letters += part.isDigit ? part.low : part.low[0];
      isOfCapitals &&= part.isCapital || part.isSmall;
      if (place > 0 && !part.isSmall) yield { letters, isOfCapitals };
    }
  }
}

const withAndWithoutSmall = (parts: readonly Part[]): (readonly Part[])[] => [
  parts,
  parts.filter(({ isSmall }) => !isSmall),
];

/** Initials with small words, without, or in full: `PofE`. */
export function initialsOf(stretch: readonly Lexeme[]): string[] {
  const parts = partsOf(stretch);
  const full = parts
    .slice(1, -1)
    .flatMap(({ low, isSmall }, at) =>
      isSmall && low.length < 4 ? [`${parts[at]!.low[0]}${low}${parts[at + 2]!.low[0]}`] : [],
    );
  const short = withAndWithoutSmall(parts).flatMap((some) => [...abbreviationsOf(some)]);
  return [...full, ...short.map(({ letters }) => letters)];
}

export const initialsOfNames = (stretch: readonly Lexeme[]): string[] =>
  withAndWithoutSmall(partsOf(stretch)).flatMap((some) =>
    [...abbreviationsOf(some)].filter((one) => one.isOfCapitals).map(({ letters }) => letters),
  );
