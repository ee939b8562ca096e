/** The specification's `.?!` and the ends of sentences in other scripts. */
const PIECES = /\p{Sentence_Terminal}|\P{Sentence_Terminal}+/gu;
const MARK = /^\p{Sentence_Terminal}/u;
const WORD = /[\p{L}\p{N}]/u;

export interface OpenSentence {
  readonly text: string;
  readonly hasWords: boolean;
}

export const NOTHING_OPEN: OpenSentence = { text: '', hasWords: false };

export interface Split {
  readonly closing: string;
  readonly sentences: readonly string[];
  readonly open: OpenSentence;
}

/**
 * Splits at every mark, as the specification says: `3.5` is two pieces. Linear in `text`, and independent of
 * how the text was chunked.
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
