import model from 'wink-eng-lite-web-model';
import winkNLP, { type ItemSentence, type ItemToken, type ItsFunction } from 'wink-nlp';

/** A word with what the language says of it. */
export interface Token {
  /** As it was written. */
  text: string;
  /** In lower case and in its base form: `led` is `lead`; a name of technology is kept whole, like `c++`. */
  lemma: string;
  /** The universal part of speech (https://universaldependencies.org/u/pos/): `NOUN`, `PROPN`, `VERB`, `NUM` … */
  pos: string;
  /** Whether it carries no subject: `the`, `you`, `have`. */
  isStop: boolean;
  /** Where it begins in the text. */
  at: number;
}

export interface Sentence {
  text: string;
  tokens: Token[];
}

const nlp = winkNLP(model, ['sbd', 'pos']);
const { its } = nlp;
const lemma = its.lemma as unknown as ItsFunction<string>; // its type leaves out what a token's reader is given

/** A point that ends no sentence and no word: `Node.js`, `example.com`. */
const INNER_POINT = /(?<=[\p{L}\p{N}]{2})\.(?=\p{L})/gu;

/** Reads English text into sentences of words; punctuation is left out. Other languages come out unlemmatised. */
export function readSentences(text: string): Sentence[] {
  // A letter as long as the point holds such a word together; what was written is read from the text itself.
  const document = nlp.readDoc(text.replace(INNER_POINT, 'ÿ'));
  const sentences: Sentence[] = [];
  let place = 0;
  document.sentences().each((sentence: ItemSentence) => {
    const tokens: Token[] = [];
    let begin = -1;
    sentence.tokens().each((token: ItemToken) => {
      place += token.out(its.precedingSpaces).length;
      if (begin < 0) begin = place;
      const written = text.slice(place, place + token.out().length);
      append(tokens, {
        text: written,
        lemma: written.includes('.') ? written.toLowerCase() : token.out(lemma).toLowerCase(),
        pos: token.out(its.pos),
        isStop: token.out<unknown>(its.stopWordFlag) === true,
        at: place - begin,
      });
      place += written.length;
    });
    sentences.push({ text: text.slice(begin, place), tokens });
  });
  return sentences;
}

const idOf = (word: string): number =>
  nlp.readDoc(word).tokens().itemAt(0).out<unknown>(its.uniqueId) as number;

/** The model numbers its own words from 0 and whatever else it meets after them. */
const FIRST_UNKNOWN = idOf('qxzvkjq');

/** Whether the model's vocabulary has a word in lower case; names of products mostly are not in it. */
export const isKnownWord = (word: string): boolean => idOf(word) < FIRST_UNKNOWN;

/** The words of any text, without its sentences. */
export const readTokens = (text: string): Token[] => readSentences(text).flatMap(({ tokens }) => tokens);

/** `C`, `+` and `+` are one word; other punctuation is none. */
function append(tokens: Token[], token: Token): void {
  const before = tokens.at(-1);
  const continues = before !== undefined && before.at + before.text.length === token.at;
  if (continues && /^[+#]+$/.test(token.text) && /^[\p{L}+#]+$/u.test(before.text)) {
    before.text += token.text;
    before.lemma += token.text;
  } else if (/[\p{L}\p{N}]/u.test(token.text)) tokens.push(token);
}
