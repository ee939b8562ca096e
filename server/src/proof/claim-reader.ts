import type { Grounds } from './grounds/grounds.ts';
import type { ClaimKind, Step } from './rules/step.ts';
import { SentenceSoFar } from './sentence-so-far.ts';
import { endsDegree, endsSentence, readLexemes } from './text/lexeme.ts';
import { nameAt } from './names/name.ts';
import { awardAt } from './rules/award.ts';
import { bareNounAt } from './rules/bare-noun.ts';
import { certificateAt } from './rules/certificate.ts';
import { dateAt } from './rules/date.ts';
import { deedAt } from './rules/deed.ts';
import { degreeAt } from './rules/degree.ts';
import { endOfIdiom } from './rules/idiom.ts';
import { knownNameAt } from './rules/known-name.ts';
import { levelAt, subjectOfLevelAt } from './rules/level.ts';
import { moneyNameAt } from './rules/quantity.ts';
import { numberClaimAt } from './rules/number.ts';
import { rareKindAt } from './rules/technique.ts';
import { termAt, toolAt } from './rules/term.ts';
import { titleAt } from './rules/title.ts';
import { unitAt } from './rules/unit.ts';
import { workplaceAt } from './rules/workplace.ts';

/** Range of UTF-16 units, counted without carriage returns. */
interface Place {
  from: number;
  to: number;
}

export interface Unproved extends Place {
  kind: ClaimKind;
}

/** `stands`: the sentence claims something, and all of it is supported. */
export interface ReadSentence extends Place {
  text: string;
  stands: boolean;
}

export type ClaimResult = ({ type: 'unproved' } & Unproved) | ({ type: 'sentence' } & ReadSentence);

/** Counts lexemes; longer sentences are read in pieces. */
const LONGEST_SENTENCE = 120;
const LONGEST_WORD = 400;
const BLANKS = [' ', '\t', '\n'];

/**
 * Reads an answer as it streams in and marks claims that nothing supports. Rules read from left to right and
 * look ahead only by {@link SentenceSoFar.peek}; a rule that looked too far is run again with the next word.
 * So marks do not depend on how the answer was split, are never taken back, and come a few words late at
 * most.
 */
export class ClaimReader {
  readonly #grounds: readonly Grounds[];
  readonly #words: ReadonlyMap<string, number>;
  #sentence: SentenceSoFar;
  #rest = '';
  #at = 0;
  #next = 0;
  #isFirst = true;
  #markedTo = 0;
  #hasUnproved = false;
  #hasClaim = false;

  /**
   * @param grounds the material first
   * @param words ordinary words of the language, which are no names
   */
  constructor(grounds: readonly Grounds[], words: ReadonlyMap<string, number>) {
    this.#grounds = grounds;
    this.#words = words;
    this.#sentence = new SentenceSoFar(grounds, words);
  }

  read(piece: string): ClaimResult[] {
    const told: ClaimResult[] = [];
    this.#rest += piece.replaceAll('\r', '');
    const cut = Math.max(...BLANKS.map((blank) => this.#rest.lastIndexOf(blank))) + 1;
    if (cut > 0) this.#take(cut, told);
    return told;
  }

  end(): ClaimResult[] {
    const told: ClaimResult[] = [];
    this.#take(this.#rest.length, told);
    this.#close(told);
    return told;
  }

  #take(length: number, told: ClaimResult[]): void {
    for (const line of this.#rest.slice(0, length).split(/(?<=\n)/)) {
      for (const word of line.split(/(?<=[ \t])/)) this.#takeWord(word, told);
      if (line.endsWith('\n')) this.#close(told);
    }
    this.#rest = this.#rest.slice(length);
    this.#decide(told);
  }

  #takeWord(word: string, told: ClaimResult[]): void {
    const { tokens } = this.#sentence;
    const read = word.length > LONGEST_WORD ? [] : readLexemes(word, this.#at, this.#isFirst);
    this.#at += word.length;
    for (const lexeme of read) {
      const before = this.#sentence.tokens.at(-1);
      if (!before && lexeme.type !== 'p') lexeme.first = true;
      this.#sentence.tokens.push(lexeme);
      if (lexeme.type !== 'p') this.#isFirst = false;
      else if (/[:•]/.test(lexeme.text) || endsDegree(lexeme, before)) this.#isFirst = true;
      if (endsSentence(lexeme, before)) this.#close(told);
    }
    if (tokens.length >= LONGEST_SENTENCE && tokens === this.#sentence.tokens) this.#close(told);
  }

  #decide(told: ClaimResult[]): void {
    const sentence = this.#sentence;
    while (this.#next < sentence.tokens.length) {
      sentence.beginAt(this.#next);
      const step = sentence.isShort ? undefined : stepAt(sentence, this.#next);
      if (sentence.isShort) return;
      if (step) this.#mark(step, told);
      this.#next = Math.max(step?.end ?? 0, this.#next + 1);
    }
  }

  #mark({ unproved, isPhrase = false }: Step, told: ClaimResult[]): void {
    this.#hasClaim ||= !isPhrase;
    if (!unproved) return;
    const { tokens } = this.#sentence;
    const untold = tokens.slice(unproved.from, unproved.to).find(({ start }) => start >= this.#markedTo);
    const from = untold?.start ?? this.#markedTo;
    const to = tokens[unproved.to - 1]!.end;
    this.#hasUnproved = true;
    this.#sentence.unproved.push(unproved);
    if (to <= from) return;
    this.#markedTo = to;
    told.push({ type: 'unproved', from, to, kind: unproved.kind });
  }

  #close(told: ClaimResult[]): void {
    this.#sentence.isFinal = true;
    this.#decide(told);
    const { tokens } = this.#sentence;
    if (tokens.length > 0) {
      const [from, to] = [tokens[0]!.start, tokens.at(-1)!.end];
      const stands = this.#hasClaim && !this.#hasUnproved;
      told.push({ type: 'sentence', from, to, text: tokens.map(({ text }) => text).join(' '), stands });
    }
    this.#sentence = new SentenceSoFar(this.#grounds, this.#words);
    this.#next = 0;
    this.#hasClaim = false;
    this.#hasUnproved = false;
    this.#isFirst = true;
  }
}

function stepAt(sentence: SentenceSoFar, at: number): Step | undefined {
  if (sentence.tokens[at]!.type === 'p') return workplaceAt(sentence, at);
  const phraseEnd = endOfIdiom(sentence, at);
  if (sentence.isShort) return undefined;
  if (phraseEnd) return { end: phraseEnd, isPhrase: true };
  for (const rule of RULES) {
    const step = rule(sentence, at);
    if (step) return step;
  }
  return undefined;
}

const RULES = [
  workplaceAt,
  deedAt,
  dateAt,
  unitAt,
  numberClaimAt,
  moneyNameAt,
  degreeAt,
  certificateAt,
  levelAt,
  subjectOfLevelAt,
  awardAt,
  titleAt,
  nameAt,
  knownNameAt,
  bareNounAt,
  toolAt,
  rareKindAt,
  termAt,
];
