import { type ProofClause, clausesOf } from './clauses.ts';
import { codeOf, Figures } from './figures.ts';
import { initialsOf, initialsOfNames, unbrokenRuns } from './initials.ts';
import {
  IN_NAMES,
  LETTERS_IN_ENGLISH,
  NAMES_IN_ENGLISH,
  QUALIFICATIONS_IN_ENGLISH,
} from '../lexicon/names-in-english.ts';
import { COUNTRIES_BY_PLACE } from '../lexicon/places.ts';
import { LEGAL_FORMS } from '../lexicon/organisations.ts';
import { CONNECTING, FUNCTION_WORDS, NEGATIVE } from '../lexicon/small-words.ts';
import { TECHNOLOGIES } from '../lexicon/technologies.ts';
import { type Station, stationsOf } from './stations.ts';
import { degreeOf } from '../names/degree-of.ts';
import {
  innerWords,
  type Lexeme,
  readLexemes,
  wordRoot,
  squash,
  stemOf,
  unaccented,
} from '../text/lexeme.ts';

export const DOCTOR = /\bDr\.? ?(rer|med|phil|ing|iur|jur|oec|sc|techn|theol)\b/i;

const LONGEST_PHRASE = 6;
const LONGEST_GLUED = 4;
const LONG_WORD = 5;

/** `(iii)`, `2)` */
const MARKER = /^\(?(?:[ivx]{1,4}|\d{1,2}|[a-z])\)\s+/i;

const SIGNS = [
  ['+', 'plus'],
  ['#', 'sharp'],
] as const;

/** `SLAs`, `CEng`, `P&L`, `GA4`, but not `LucaNet` */
const ABBREVIATION = /^(?=.{2,7}s?$)(?=.*\p{Lu}.*[\p{Lu}\d])\p{Lu}\p{Ll}?(?:[\p{Lu}&\d]\p{Ll}{0,3})*s?$/u;

interface GroundsLine {
  tokens: Lexeme[];
  text: string;
  words: Lexeme[];
  /** Words that stand together, without their capitals. */
  runs: string[][];
  clauses: ProofClause[];
}

/** Keys of one line share its set, which saves memory. */
class LinesByKey extends Map<string, ReadonlySet<number>> {
  readonly #alone: Set<number>[];

  constructor(alone: Set<number>[]) {
    super();
    this.#alone = alone;
  }

  put(key: string, line: number): void {
    if (key === '') return;
    const known = this.get(key);
    if (!known) this.set(key, (this.#alone[line] ??= new Set([line])));
    else if (known.size > 1) (known as Set<number>).add(line);
    else if (!known.has(line)) this.set(key, new Set([...known, line]));
  }
}

/** Index of lines by word, phrase, abbreviation and figure. */
export class Grounds extends Figures {
  readonly lines: GroundsLine[] = [];
  readonly #alone: Set<number>[] = [];
  #stations: Station[] | undefined;
  readonly stems = new LinesByKey(this.#alone);
  readonly roots = new LinesByKey(this.#alone);
  /** Consecutive words by their stems, with and without small words. */
  readonly phrases = new LinesByKey(this.#alone);
  /** Consecutive words joined: `powerbi`. */
  readonly glued = new Set<string>();
  readonly initials = new Set<string>();
  /** Initials of words that are all capitalised. */
  readonly strong = new Set<string>();
  readonly caps = new Set<string>();
  /** As they are written, by their letters in lower case. */
  readonly acronyms = new Map<string, string>();
  readonly degrees = new Set<string>();
  hasNegative = false;
  readonly long = new Set<string>();
  readonly posting = new Set<number>();

  add(text: string, isOfPosting = false): void {
    const line = this.lines.length;
    const tokens = readLexemes(text.replace(MARKER, ''));
    const words = tokens.filter(({ type }) => type !== 'p');
    const stretches = unbrokenRuns(tokens);
    const runs = stretches.map((stretch) => stretch.flatMap((word) => innerWords(word.text).map(unaccented)));
    this.lines.push({ text, tokens, words, runs, clauses: clausesOf(tokens) });
    if (isOfPosting) this.posting.add(line);
    for (const [at, word] of words.entries()) this.#addWord(word, words[at - 1], words[at + 1], line);
    for (const joined of text.match(/(?<![\p{L}\d])\p{Lu}{1,4}(?:-\p{Lu}{1,4})+(?![\p{L}\d])/gu) ?? [])
      this.acronyms.set(squash(joined), joined.replaceAll('-', ''));
    if (DOCTOR.test(text)) this.degrees.add('doctor');
    for (const [at, { low, cap, text: written }] of tokens.entries()) {
      const letters =
        isBehindName(tokens, at) && !/^\p{Lu}?\p{Ll}+$/u.test(written) ? LETTERS_IN_ENGLISH[low] : undefined;
      const own = isOfPosting ? undefined : (QUALIFICATIONS_IN_ENGLISH[low] ?? letters);
      const name = NAMES_IN_ENGLISH[low] ?? own;
      if (cap && name !== undefined && !isInName(tokens, at)) this.#addName(name, line);
    }
    this.#addPhrases(words.filter(isTelling), line);
    this.#addPhrases(words, line);
    for (const stretch of stretches) {
      for (const initials of initialsOf(stretch)) this.initials.add(initials);
      for (const initials of initialsOfNames(stretch)) this.strong.add(initials);
    }
    this.readFigures(tokens, line);
  }

  #addName(name: string, line: number): void {
    const words = readLexemes(name);
    for (const word of words) this.#addStem(word.stem, line);
    this.#addPhrases(words.filter(isTelling), line);
  }

  get stations(): readonly Station[] {
    return (this.#stations ??= stationsOf(this.lines));
  }

  has(stem: string): boolean {
    return this.stems.has(stem);
  }

  hasLongWord(beginning: string): boolean {
    for (const word of this.long) if (word.startsWith(beginning)) return true;
    return false;
  }

  #addWord(word: Lexeme, before: Lexeme | undefined, next: Lexeme | undefined, line: number): void {
    this.#addStem(word.stem, line);
    this.#addStem(word.low, line);
    this.roots.put(wordRoot(word.stem), line);
    if (NEGATIVE.has(word.low) || word.low.endsWith("n't")) this.hasNegative = true;
    if (word.type !== 'w') return;
    const { text } = word;
    for (const [sign, spoken] of SIGNS) if (text.endsWith(sign)) this.glued.add(squash(text) + spoken);
    const inner = innerWords(text.replaceAll(/[.'’]/g, ''));
    if (inner.length > 1) this.#addInner(word, inner, line);
    const isForm = LEGAL_FORMS.has(word.low) && before?.cap === true && next?.cap !== false;
    if (ABBREVIATION.test(text) && !isForm)
      this.acronyms.set(squash(text.replace(/s$/, '')), text.replace(/s$/, ''));
    if (word.cap) for (const part of [text, ...inner]) this.caps.add(squash(part));
    if (/^M\.?S\.?$/.test(text) && (text.includes('.') || next?.low === 'in')) this.degrees.add('master');
    const degree = degreeOf(text);
    if (degree && isDegreeWritten(word, next)) this.degrees.add(degree);
  }

  #addInner({ low }: Lexeme, inner: readonly string[], line: number): void {
    for (const [at, part] of inner.entries()) {
      if (at > 0 && /^\p{Lu}{2,}$/u.test(part)) this.glued.add(squash(inner.slice(at).join('')));
      // `JavaScript` is no Java
      if (at === 0 && TECHNOLOGIES.has(low) && TECHNOLOGIES.has(unaccented(part))) continue;
      if (part.length > 1) this.#addStem(stemOf(unaccented(part)), line);
      if (!/^\d+$/.test(part)) continue;
      const kind = /^p\d\d$/.test(low) ? 'percent' : 'code';
      this.figures.push({ ...codeOf(Number(part), line, 0), kind });
    }
  }

  #addPhrases(words: readonly Lexeme[], line: number): void {
    const squashed = words.map(({ text }) => squash(text));
    for (const at of words.keys()) {
      let key = '';
      let glued = '';
      for (const [place, { stem }] of words.slice(at, at + LONGEST_PHRASE).entries()) {
        key += (place > 0 ? ' ' : '') + stem;
        glued += squashed[at + place]!;
        this.phrases.put(key, line);
        if (place >= LONGEST_GLUED) continue;
        this.glued.add(glued);
        if (glued.endsWith('s')) this.glued.add(glued.slice(0, -1));
      }
    }
  }

  #addStem(stem: string, line: number): void {
    this.stems.put(stem, line);
    if (stem.length >= LONG_WORD) this.long.add(stem);
  }
}

function isDegreeWritten({ low, cap }: Lexeme, next: Lexeme | undefined): boolean {
  if (low === 'aa') return next?.cap === true || next?.low === 'in';
  return cap || !/^[bm]a$/.test(low);
}

const LEVEL =
  /^([abc][12]|fluent|native|good|basic|level|nivel|niveau|fliessend|muttersprache|courant|nativo|fluido|modersmal)$/;

/** `Norsk Hydro`, `ETH wallet` */
function isInName(tokens: readonly Lexeme[], at: number): boolean {
  const next = tokens[at + 1];
  return (
    IN_NAMES.has(tokens[at]!.low) &&
    next?.type === 'w' &&
    !LEVEL.test(unaccented(next.low)) &&
    !COUNTRIES_BY_PLACE[next.low]
  );
}

/** `Jo Hall FCA`, but not `the FCA` and `FCA-regulated` */
function isBehindName(tokens: readonly Lexeme[], at: number): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  const isLast = !next || next.cap || (next.type !== 'w' && next.text !== '-');
  return isLast && (!before || before.type === 'p' || before.cap);
}

const isTelling = ({ low }: Lexeme): boolean => !CONNECTING.has(low) && !FUNCTION_WORDS.has(low);
