import { LRUCache } from 'lru-cache';
import model from 'wink-eng-lite-web-model';
import winkNLP, { type ItsFunction, type WinkMethods } from 'wink-nlp';

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

/** What is read of each word; the package declares these as methods, though they need no `this`. */
interface Readers {
  /** Null for a word that the model takes for two and finds beside a mark: the `cannot` of “We cannot.” */
  lemma: ItsFunction<string | null>;
  pos: ItsFunction<string>;
  precedingSpaces: ItsFunction<string>;
  stopWordFlag: ItsFunction<boolean>;
  uniqueId: ItsFunction<number>;
  span: ItsFunction<[first: number, last: number]>;
}

/** Words outside the model's vocabulary that may be kept; one takes some 150 bytes. */
const MOST_UNKNOWN = 50_000;

const load = (): WinkMethods => winkNLP(model, ['sbd', 'pos']);
let nlp = load();
const its = nlp.its as unknown as Readers;

const idOf = (word: string): number => nlp.readDoc(word).tokens().itemAt(0).out(its.uniqueId) as number;

/** The model numbers its own words from 0 and whatever else it meets after them. */
const FIRST_UNKNOWN = idOf('qxzvkjq');

/** Words that were asked after: the model takes a tenth of a millisecond for each, and a text repeats most of its words. */
const asked = new LRUCache<string, boolean>({ max: 5_000 });
/** V8 holds a longer piece by the whole text that it was cut from. */
const LONGEST_ASKED = 12;

/** Whether the model's vocabulary has a word in lower case; names of products mostly are not in it. */
export function isKnownWord(word: string): boolean {
  const before = asked.get(word);
  if (before !== undefined) return before;
  const isKnown = idOf(word) < FIRST_UNKNOWN;
  if (word.length > LONGEST_ASKED) return isKnown;
  asked.set(word, isKnown);
  return isKnown;
}

let newest = FIRST_UNKNOWN;

/** How many words outside its vocabulary the model holds at present. */
export const countUnknown = (): number => newest - FIRST_UNKNOWN;

/** The model keeps each unknown word for as long as it lives, so it is loaded anew after many. */
function forgetUnknown(ids: readonly number[]): void {
  newest = ids.reduce((most, id) => Math.max(most, id), newest);
  if (countUnknown() <= MOST_UNKNOWN) return;
  nlp = load();
  newest = FIRST_UNKNOWN;
}

/** A point that ends no sentence and no word: `Node.js`, `example.com`. */
const INNER_POINT = /(?<=[\p{L}\p{N}]{2})\.(?=\p{L})/gu;

/** No word of any language that writes blanks; the model takes seconds over some. */
const NO_WORD = /\S{80,}/gu;

/** Reads English text into sentences of words; punctuation is left out. Other languages come out unlemmatised. */
export function readSentences(text: string): Sentence[] {
  // A letter as long as the point holds such a word together; what was written is read from the text itself.
  const held = text.replace(INNER_POINT, 'ÿ').replace(NO_WORD, (run) => 'x'.repeat(run.length));
  const document = nlp.readDoc(held);
  const words = document.tokens();
  if (words.length() === 0) return [];
  const lengths = words.out().map(({ length }) => length);
  const spaces = words.out(its.precedingSpaces);
  const lemmas = words.out(its.lemma);
  const parts = words.out(its.pos);
  const stops = words.out(its.stopWordFlag) as boolean[];
  let place = 0;
  const sentences = (document.sentences().out(its.span) as [number, number][]).map(([first, last]) => {
    const tokens: Token[] = [];
    const begin = place + spaces[first]!.length;
    for (let index = first; index <= last; index += 1) {
      place += spaces[index]!.length;
      const written = text.slice(place, place + lengths[index]!);
      append(tokens, {
        text: written,
        lemma: (written.includes('.') ? written : (lemmas[index] ?? written)).toLowerCase(),
        pos: parts[index]!,
        isStop: stops[index]!,
        at: place - begin,
      });
      place += lengths[index]!;
    }
    return { text: text.slice(begin, place), tokens };
  });
  forgetUnknown(words.out(its.uniqueId) as number[]);
  return sentences;
}

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
