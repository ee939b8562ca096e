import { initialsOfNames, unbrokenRuns } from '../grounds/initials.ts';
import type { Grounds } from '../grounds/grounds.ts';
import { KNOWN_ACRONYMS } from '../lexicon/acronyms.ts';
import { COUNTRIES_BY_NAME } from '../lexicon/places.ts';
import { sameAs } from '../lexicon/same-words.ts';
import { FUNCTION_WORDS, HARMLESS } from '../lexicon/small-words.ts';
import { BRANDS, TECHNOLOGIES } from '../lexicon/technologies.ts';
import { MONTHS } from '../lexicon/time.ts';
import { abbreviates, isPartOf } from './abbreviation.ts';
import { degreeOf } from './degree-of.ts';
import { isDegreeName } from './degree-name.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';
import { type Lexeme, squash } from '../text/lexeme.ts';

const commonLength = (a: string, b: string): number => {
  let k = 0;
  while (k < a.length && a[k] === b[k]) k += 1;
  return k;
};
const inOrder = (a: string, s: string): boolean => {
  let k = 0;
  for (const c of s) if (c === a[k]) k += 1;
  return k === a.length;
};
export function linesOfWord(
  sentence: SentenceSoFar,
  token: Lexeme,
  i: number,
): ReadonlySet<number> | undefined {
  if (HARMLESS.has(token.low)) return new Set();
  const sq = squash(token.text),
    one = sq.replace(/s$/, ''),
    none = new Set<number>();
  const acronym = /^[\p{Lu}]{2,5}s?$/u.test(token.text.replace(/[.'’]/g, '')),
    known = KNOWN_ACRONYMS[one] ?? KNOWN_ACRONYMS[sq];
  for (const grounds of sentence.grounds) {
    if (acronym) {
      if (
        grounds.caps.has(sq) ||
        grounds.caps.has(one) ||
        (grounds.has(token.low) && !FUNCTION_WORDS.has(token.low) && !sentence.words.has(token.low))
      )
        return grounds.stems.get(token.stem) ?? none;
      const d = degreeOf(token.text);
      if (d && isDegreeName(sentence, grounds, sq, d, i)) return none;
      if (grounds.strong.has(sq) || grounds.strong.has(one)) return none;
      if (known && !d) {
        if (known.split(' ').every((w) => grounds.has(w))) return none;
      } else if (
        (!d && (grounds.initials.has(sq) || (one.length > 1 && grounds.initials.has(one)))) ||
        isShortFor(sentence, grounds, token.text.replace(/s$/, ''))
      )
        return none;
      for (const s of [...sameAs(token.stem), ...sameAs(token.low)]) {
        const x = grounds.stems.get(s);
        if (x && maySayInstead(sentence, s)) return x;
      }
      continue;
    }
    const l = grounds.stems.get(token.stem) ?? grounds.stems.get(token.low);
    if (l) return l;
    if (grounds.countries.has(COUNTRIES_BY_NAME[token.low] ?? '')) return none;
    if (grounds.glued.has(sq) || grounds.glued.has(one)) return none;
    const letters = token.text.replace(/[.'’]/g, '');
    if (
      letters.length > 1 &&
      !degreeOf(token.text) &&
      /^[\p{Lu}\p{Ll}&\d]{2,8}$/u.test(letters) &&
      /\p{Lu}.*[\p{Lu}\d]/u.test(letters)
    ) {
      if (
        grounds.initials.has(sq) ||
        (token.text.endsWith('s') && grounds.initials.has(one)) ||
        isShortFor(sentence, grounds, token.text.replace(/s$/, ''))
      )
        return none;
    }
    for (const s of [...sameAs(token.stem), ...sameAs(token.low)]) {
      const x = grounds.stems.get(s);
      if (x && maySayInstead(sentence, s)) return x;
    }
    if (
      /^[BM]\p{Lu}\p{Ll}{2,}$/u.test(token.text) &&
      [...(grounds.stems.get(token.text[0] === 'B' ? 'bachelor' : 'master') ?? [])].some((l) =>
        grounds.lines[l]!.words.some((w) => w.low.startsWith(sq.slice(1, 4))),
      )
    )
      return none;
    const [, name, number] = /^(\p{Lu}{2,4})(\d{1,3})$/u.exec(token.text) ?? [];
    if (
      name &&
      grounds.strong.has(squash(name)) &&
      grounds.figures.some(
        ({ value, line }) =>
          value === Number(number) &&
          unbrokenRuns(grounds.lines[line]!.tokens).some((run) =>
            initialsOfNames(run).includes(squash(name)),
          ),
      )
    )
      return none;
    const num = /^(\p{L})(\d+)(\p{L})$/u.exec(token.low);
    if (num)
      for (const s of grounds.stems.keys())
        if (s[0] === num[1] && Math.abs(s.length - Number(num[2]) - 2) <= 1) return none;
    const d = degreeOf(token.text);
    if (d && isDegreeName(sentence, grounds, sq, d, i)) return none;
    if (
      token.low.length >= 3 &&
      token.low.length <= 5 &&
      !/[aeiou]/.test(token.low) &&
      /^\p{Lu}\p{Ll}+$/u.test(token.text)
    )
      for (const s of grounds.long)
        if (s[0] === token.low[0] && s.at(-1) === token.low.at(-1) && inOrder(token.low, s))
          return grounds.stems.get(s)!;
    if (
      token.low.length >= 3 &&
      token.low.length <= 4 &&
      !TECHNOLOGIES.has(token.low) &&
      !BRANDS.has(token.low) &&
      (!sentence.words.has(token.low) ||
        sentence.peek(i + 1)?.cap ||
        (sentence.peek(i - 1)?.cap && !sentence.peek(i - 1)!.first))
    )
      for (const s of grounds.long)
        if (s.startsWith(token.low) && s.length >= 6) return grounds.stems.get(s)!;
    if (token.low.length >= 5)
      for (const s of grounds.long) {
        if (s.startsWith(token.stem) && s.length <= token.stem.length * 2.2) return grounds.stems.get(s)!;
        if (
          token.low.startsWith(s) &&
          (/^(n|an|ian|i|ese|ish|er|y|ic|ing|ed|al|ity|wide)$/.test(token.low.slice(s.length)) ||
            (!sentence.words.has(s) && sentence.words.has(token.low)))
        )
          return grounds.stems.get(s)!;
        if (
          s.length >= 6 &&
          token.stem.length >= 6 &&
          s[0] === token.stem[0] &&
          (sentence.words.has(token.low) || !sentence.words.has(s)) &&
          /^.\P{Lu}*$/u.test(token.text)
        ) {
          const c = commonLength(s, token.stem);
          if (c >= 5 && c >= Math.max(s.length, token.stem.length) - 3) return grounds.stems.get(s)!;
        }
      }
    if (/^[a-z]{4,}$/.test(token.low) && MONTHS[token.low] && grounds.dates.months.has(MONTHS[token.low]!))
      return none;
  }
  return undefined;
}

const LONGEST_ACRONYM = 5;

/** `bom` for a bill of materials */
export function linesInAnyCase(
  sentence: SentenceSoFar,
  token: Lexeme,
  at: number,
): ReadonlySet<number> | undefined {
  const lines = linesOfWord(sentence, token, at);
  if (lines || token.low.length > LONGEST_ACRONYM) return lines;
  return linesOfWord(sentence, { ...token, text: token.text.toUpperCase(), cap: true }, at);
}

function maySayInstead(sentence: SentenceSoFar, s: string): boolean {
  return (
    s.length > 2 ||
    sentence.some((grounds) => grounds.lines.some((l) => l.words.some((w) => w.low === s && w.cap)))
  );
}

const LONGEST = 8;
/** A word may give several letters: `NASENCO`. */
const LONG = 5;

/** `HCA` of a healthcare assistant, `PgCert` */
function isShortFor({ words }: SentenceSoFar, { lines }: Grounds, text: string): boolean {
  if (degreeOf(text)) return false;
  const short = text.replaceAll(/[.'’]/g, '');
  const first = short[0]!.toLowerCase();
  const isPart = (word: string, at: number): boolean =>
    (short.length >= LONG && at < LONG) || isPartOf(words)(word, at);
  return lines.some(({ runs }) =>
    runs.some((run) =>
      run.some(
        (word, at) =>
          word[0] === first &&
          Array.from({ length: LONGEST }, (_, more) => run.slice(at, at + more)).some((some) =>
            abbreviates(short, some, isPart),
          ),
      ),
    ),
  );
}
