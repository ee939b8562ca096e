/** The marks that end a sentence: the specification's three, and what other scripts write for them. */
const PIECES = /\p{Sentence_Terminal}|\P{Sentence_Terminal}+/gu;
const MARK = /^\p{Sentence_Terminal}/u;
/** Without one, a piece is no line of its own. */
const WORD = /[\p{L}\p{N}]/u;

/** The sentence that is still being spoken: everything since the last mark. */
export interface OpenSentence {
  readonly text: string;
  /** Whether it holds a letter or a digit, so that nobody has to look again. */
  readonly hasWords: boolean;
}

export const NOTHING_OPEN: OpenSentence = { text: '', hasWords: false };

export interface Split {
  /** Marks that still belong to the sentence before: the `..` of `Well...`, the quote of `"Why?"`. */
  readonly closing: string;
  /** Complete sentences, trimmed, each ending in its mark. */
  readonly sentences: readonly string[];
  readonly open: OpenSentence;
}

/**
 * Splits text at every mark, as the specification says, so `3.5` is two pieces.
 * Only `text` is read, never what is already open, so the cost is linear in what arrives;
 * and the result does not depend on where the pieces of text were cut.
 */
export function splitSentences(open: OpenSentence, text: string): Split {
  let closing = '';
  const sentences: string[] = [];
  let { text: remainder, hasWords } = open;

  for (const [piece] of text.matchAll(PIECES)) {
    const isMark = MARK.test(piece);
    if (isMark && hasWords) {
      sentences.push((remainder + piece).trim());
      remainder = '';
      hasWords = false;
    } else if (isMark && remainder.trim() === '') {
      closeLast(piece);
    } else {
      const quotes = remainder === '' ? (/^["'”’»)\]]+/.exec(piece)?.[0] ?? '') : '';
      closeLast(quotes);
      remainder += piece.slice(quotes.length);
      hasWords ||= WORD.test(piece);
    }
  }
  return { closing, sentences, open: { text: remainder, hasWords } };

  function closeLast(marks: string): void {
    const last = sentences.length - 1;
    if (last < 0) closing += marks;
    else sentences[last] += marks;
  }
}
