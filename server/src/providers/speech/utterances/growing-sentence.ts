import { beginsSentence } from '../streaming/sentences/begins-sentence.ts';
import { asksQuestion } from '../streaming/sentences/question-words.ts';

const END = /[.?!…,;:-]+$/u;
const PLAIN =
  /^(?:and|or|but|so|because|if|when|while|that|which|who|whose|where|what|how|why|to|of|in|on|at|for|with|without|from|by|about|into|between|over|under|after|before|during|through|as|than|like|the|a|an|this|that|these|those|my|your|our|their|his|her|its|you|we|they|he|she|it|there|is|are|was|were|be|been|do|does|did|have|has|had|can|could|will|would|should|may|might|not|also|then|just|even|maybe)$/iu;

/**
 * Joins cut pieces, each punctuated by a model as if whole, into one sentence. Words are emitted at once; the
 * last mark waits for the next piece.
 */
export class GrowingSentence {
  #words = '';

  add(text: string, goesOn: boolean): string {
    const { text: joined, isNew } = this.preview(text);
    const owed = this.#words !== '' && isNew ? this.#mark() : '';
    const before = isNew ? '' : this.#words;
    const bare = joined.replace(END, '');
    this.#words = `${before} ${lastSentence(bare)}`.trim();
    if (goesOn) return lead(owed, bare);
    const mark = joinedMark(joined, before) ?? this.#mark();
    this.#words = '';
    return lead(owed, bare + mark);
  }

  preview(text: string): { text: string; isNew: boolean } {
    const isNew = this.#words === '' || beginsSentence(bareWords(firstSentence(text)), this.#words);
    return { text: isNew ? text : withoutCapital(text), isNew };
  }

  close(): string {
    const mark = this.#words === '' ? '' : this.#mark();
    this.#words = '';
    return mark;
  }

  #mark(): string {
    return asksQuestion(bareWords(this.#words)) ? '?' : '.';
  }
}

const lead = (owed: string, text: string): string => `${owed} ${text}`.trim();

/** The model's mark, unless it saw only the sentence's end: "Between a process and a thread." */
function joinedMark(text: string, before: string): string | undefined {
  const isTail = before !== '' && firstSentence(text) === text;
  return isTail ? undefined : /[.?!…]+$/u.exec(text)?.[0];
}

const sentences = (text: string): string[] => text.split(/(?<=[.?!…])\s+/u);
const firstSentence = (text: string): string => sentences(text)[0] ?? '';
const lastSentence = (text: string): string => sentences(text).at(-1) ?? '';
const bareWords = (text: string): string => text.replace(/[^\p{L}\p{N}'’\s-]/gu, '').trim();

function withoutCapital(text: string): string {
  const [first = ''] = text.split(/\s/, 1);
  const word = first.replace(/[^\p{L}'’]/gu, '');
  return PLAIN.test(word) ? text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()) : text;
}
