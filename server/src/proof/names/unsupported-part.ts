import type { Grounds } from '../grounds/grounds.ts';
import { NAMING_WORDS } from '../lexicon/numerals.ts';
import { ORGANISATIONS } from '../lexicon/organisations.ts';
import { COUNTRIES_BY_NAME } from '../lexicon/places.ts';
import { AWARDS, CERTIFICATES, OF_THE, RANKS, TITLES } from '../lexicon/qualifications.ts';
import { CONNECTING, FUNCTION_WORDS, HARMLESS } from '../lexicon/small-words.ts';
import { degreeOf } from './degree-of.ts';
import { isDegreeName } from './degree-name.ts';
import { linesOfWord } from './one-word.ts';
import { isSameWord } from './same.ts';
import { standsInPostingOnly } from '../rules/title.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';
import { type Lexeme, squash } from '../text/lexeme.ts';

export function unsupportedPart(
  sentence: SentenceSoFar,
  parts: number[],
  from: number,
  to: number,
): [number, number] | undefined {
  const named = parts.map((p) => sentence.peek(p)!);
  const all = named.filter((token) => !HARMLESS.has(token.low));
  if (all.length === 0) return undefined;
  const heads =
    named.some(
      (token) => TITLES.has(token.low) || (RANKS.has(token.low) && named.length > 1 && !degreeOf(token.text)),
    ) ||
    (named.some((token) => OF_THE.has(token.low)) && named.length > 1);
  const orgs =
    named.some(
      (token) => ORGANISATIONS.has(token.low) || CERTIFICATES.has(token.low) || AWARDS.has(token.low),
    ) && named.length > 1;
  if (isOfThe(sentence, named, parts)) return [from, to];
  if (heads && named.some((token) => TITLES.has(token.low)) && standsInPostingOnly(sentence, named, from, to))
    return [from, to];
  if (named.length > 1)
    for (const grounds of sentence.grounds)
      if (isWhole(sentence, grounds, named, sentence.tokens.slice(from, to))) return undefined;
  if (named.length === 1)
    return linesOfWord(sentence, named[0]!, from) || isNumbered(sentence, named[0]!, to)
      ? undefined
      : [from, to];
  let lines: ReadonlySet<number> | undefined,
    apart = false;
  const missing: number[] = [];
  for (let a = 0; a < named.length;) {
    if (
      a + 1 < named.length &&
      /^(bachelor|master|doctor)/.test(named[a]!.low) &&
      sentence.peek(parts[a]! + 1)?.low === 'of' &&
      sentence.some((grounds) =>
        isDegreeName(
          sentence,
          grounds,
          squash(named[a]!.text),
          degreeOf(named[a]!.text) || 'doctor',
          parts[a]!,
        ),
      )
    ) {
      a += 2;
      continue;
    }
    let n = Math.min(4, named.length - a),
      got: ReadonlySet<number> | undefined;
    for (; n > 0; n -= 1) {
      const slice = named.slice(a, a + n);
      got = n === 1 ? linesOfWord(sentence, slice[0]!, parts[a]!) : linesOfPiece(sentence, slice);
      if (got) break;
    }
    if (!got) {
      missing.push(a);
      a += 1;
      continue;
    }
    if (got.size) {
      if (lines) {
        const known = got;
        const both: ReadonlySet<number> = new Set([...lines].filter((l) => known.has(l)));
        if (!both.size) apart = true;
        lines = both.size ? both : got;
      } else lines = got;
    }
    a += n;
  }
  if (missing.length) return [parts[missing[0]!]!, parts[missing[missing.length - 1]!]! + 1];
  if (heads)
    return standTogether(sentence, named) && !standsInPostingOnly(sentence, named, from, to)
      ? undefined
      : [from, to];
  if (apart && orgs) return [from, to];
  return undefined;
}

const isSmall = (word: Lexeme | undefined): boolean =>
  word?.type === 'w' && !word.cap && !FUNCTION_WORDS.has(word.low);

/** `Baking L3`, but not `L3 cache` */
const endsWith = (words: readonly Lexeme[], code: string): boolean =>
  words.some(
    ({ low }, at) => low === code && !isSmall(words[at + 1]) && !NAMING_WORDS.has(words[at - 1]?.low ?? ''),
  );

function isNumbered(sentence: SentenceSoFar, { low }: Lexeme, to: number): boolean {
  const next = sentence.peek(to);
  return (
    low === 'level' &&
    next?.type === 'n' &&
    sentence.some(({ stems, lines }) =>
      [...(stems.get(`l${next.text}`) ?? [])].some((line) => endsWith(lines[line]!.words, `l${next.text}`)),
    )
  );
}

/** `Teacher of the Year` needs an award. */
function isOfThe(sentence: SentenceSoFar, named: readonly Lexeme[], parts: readonly number[]): boolean {
  return named.some((token, k) => {
    const before = named[k - 1];
    if (!before || !OF_THE.has(token.low) || parts[k]! - parts[k - 1]! < 2) return false;
    return !sentence.some((grounds) => grounds.phrases.has(`${before.stem} ${token.stem}`));
  });
}

function standTogether(sentence: SentenceSoFar, named: Lexeme[]): boolean {
  const c = named.filter((token) => !CONNECTING.has(token.low));
  return sentence.some((grounds) => {
    for (const { words } of grounds.lines)
      for (const first of words.keys()) {
        if (!c.some((token) => isSameWord(words[first]!, token))) continue;
        const near = words.slice(first, first + c.length + 2);
        const at = c.map((token) => near.findIndex((word) => isSameWord(word, token)));
        if (at.includes(-1)) continue;
        if (near.slice(0, Math.max(...at)).every(({ type }) => type === 'w')) return true;
      }
    return false;
  });
}

function linesOfPiece(sentence: SentenceSoFar, named: Lexeme[]): ReadonlySet<number> | undefined {
  const key = named.map((token) => token.stem).join(' '),
    raw = named.map((token) => squash(token.text)).join('');
  for (const grounds of sentence.grounds) {
    const l = grounds.phrases.get(key);
    if (l) return l;
    if (grounds.glued.has(raw)) return new Set();
    if (grounds.countries.has(COUNTRIES_BY_NAME[named.map(({ low }) => low).join(' ')] ?? ''))
      return new Set();
    if (named.length > 1 && standClipped(grounds, named)) return new Set();
    const a = named.map((token) => token.low[0]).join('');
    if (named.length > 1 && grounds.acronyms.has(a) && !isChance(a, named, grounds)) return new Set();
  }
  return undefined;
}

const standClipped = ({ stems, lines }: Grounds, [first, ...others]: readonly Lexeme[]): boolean =>
  [...(stems.get(first!.stem) ?? [])].some((line) => {
    const { words } = lines[line]!;
    return words.some(
      ({ stem }, at) =>
        stem === first!.stem &&
        others.every((other, place) => {
          const word = words[at + 1 + place];
          return word?.cap === true && isSameWord(other, word);
        }),
    );
  });

/** `Warehouse Manager` is not the WM of `Active WM`. */
const isChance = (initials: string, named: readonly Lexeme[], { lines, stems }: Grounds): boolean =>
  initials.length === 2 &&
  TITLES.has(named.at(-1)!.low) &&
  [...(stems.get(initials) ?? [])].every((line) => {
    const { tokens } = lines[line]!;
    return tokens.every(({ low }, at) => low !== initials || tokens[at - 1]?.cap);
  });

function isWhole(sentence: SentenceSoFar, grounds: Grounds, named: Lexeme[], span: Lexeme[]): boolean {
  const c = named.filter((token) => !CONNECTING.has(token.low));
  if (grounds.phrases.has(c.map((token) => token.stem).join(' '))) return true;
  const raw = named.map((token) => squash(token.text)).join('');
  if (
    grounds.glued.has(raw) ||
    grounds.glued.has(raw.replace(/s$/, '')) ||
    grounds.glued.has(squash(span.map((token) => token.text).join('')))
  )
    return true;
  if (
    named.length > 1 &&
    raw.length <= 4 &&
    named.every((token) => token.text.length === 1) &&
    (grounds.initials.has(raw) || /^(qa|rd|pl|hs|ae)$/.test(raw))
  )
    return true;
  if (named.length > 1) {
    const a = c.map((token) => token.low[0]).join(''),
      b = span
        .filter((token) => token.type === 'w')
        .map((token) => token.low[0])
        .join('');
    const next = sentence.peek(sentence.tokens.indexOf(span[span.length - 1]!) + 1);
    const digit = next && next.type === 'n' ? next.text : '';
    if (
      a.length > 1 &&
      !isChance(a, c, grounds) &&
      (grounds.acronyms.has(a) ||
        grounds.acronyms.has(b) ||
        (digit && (grounds.has(a + digit) || grounds.acronyms.has(a + digit))) ||
        (grounds.has(a) &&
          [...grounds.lines].some((l) => l.words.some((w) => w.low === a && /^\p{Lu}{2,}$/u.test(w.text)))))
    )
      return true;
    // CI/CD: each half by itself
    if (span.some((token) => token.text === '/'))
      return named.every(
        (token) =>
          grounds.has(token.stem) ||
          grounds.initials.has(squash(token.text)) ||
          isLoosely(grounds, squash(token.text)),
      );
  }
  return false;
}

function isLoosely(grounds: Grounds, a: string): boolean {
  return grounds.lines.some((l) => {
    let k = 0,
      first = -1;
    for (let i = 0; i < l.words.length && k < a.length; i += 1)
      if (l.words[i]!.low[0] === a[k]) {
        if (k === 0) first = i;
        k += 1;
        if (i - first > 5) return false;
      }
    return k === a.length;
  });
}
