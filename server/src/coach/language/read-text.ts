import { LRUCache } from 'lru-cache';
import model from 'wink-eng-lite-web-model';
import winkNLP, { type ItsFunction, type WinkMethods } from 'wink-nlp';

export interface Token {
  text: string;
  /** Lower case, base form: `led` is `lead`; names of technology whole, like `c++`. */
  lemma: string;
  /** Universal part of speech (https://universaldependencies.org/u/pos/): `NOUN`, `VERB` … */
  pos: string;
  /** `the`, `you`, `have` */
  isStop: boolean;
  at: number;
}

export interface Sentence {
  text: string;
  tokens: Token[];
}

/** The package declares these as methods, though they need no `this`. */
interface Readers {
  /** Null for half of a word that the model splits: `cannot` in “We cannot.” */
  lemma: ItsFunction<string | null>;
  pos: ItsFunction<string>;
  precedingSpaces: ItsFunction<string>;
  stopWordFlag: ItsFunction<boolean>;
  uniqueId: ItsFunction<number>;
  span: ItsFunction<[first: number, last: number]>;
}

/** Some 150 bytes a word. */
const MOST_UNKNOWN = 50_000;

const load = (): WinkMethods => winkNLP(model, ['sbd', 'pos']);
let nlp = load();
const its = nlp.its as unknown as Readers;

const idOf = (word: string): number => nlp.readDoc(word).tokens().itemAt(0).out(its.uniqueId) as number;

/** Ids from here on are of words outside the model's vocabulary. */
const FIRST_UNKNOWN = idOf('qxzvkjq');

/** The model takes 0.1 ms a word. */
const asked = new LRUCache<string, boolean>({ max: 5_000 });
/** V8 holds a longer slice by its whole source text. */
const LONGEST_ASKED = 12;

export function isKnownWord(word: string): boolean {
  const before = asked.get(word);
  if (before !== undefined) return before;
  const isKnown = idOf(word) < FIRST_UNKNOWN;
  if (word.length > LONGEST_ASKED) return isKnown;
  asked.set(word, isKnown);
  return isKnown;
}

let newest = FIRST_UNKNOWN;

export const countUnknown = (): number => newest - FIRST_UNKNOWN;

/** Unknown words are never freed, so the model is loaded anew after many. */
function forgetUnknown(ids: readonly number[]): void {
  newest = ids.reduce((most, id) => Math.max(most, id), newest);
  if (countUnknown() <= MOST_UNKNOWN) return;
  nlp = load();
  newest = FIRST_UNKNOWN;
}

/** `Node.js`, `example.com` */
const INNER_POINT = /(?<=[\p{L}\p{N}]{2})\.(?=\p{L})/gu;

/** The model takes seconds over some. */
const NO_WORD = /\S{80,}|(?<!\S)[^\p{L}\s][^\p{L}\n]{78,}[^\p{L}\s](?!\S)/gu;

/** Sentences of words without punctuation; other languages come out unlemmatised. */
export function readSentences(text: string): Sentence[] {
  // A letter of the same length in the point's stead holds the word together.
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

export const readTokens = (text: string): Token[] => readSentences(text).flatMap(({ tokens }) => tokens);

/** `C`, `+` and `+` are one word. */
function append(tokens: Token[], token: Token): void {
  const before = tokens.at(-1);
  const continues = before !== undefined && before.at + before.text.length === token.at;
  if (continues && /^[+#]+$/.test(token.text) && /^[\p{L}+#]+$/u.test(before.text)) {
    before.text += token.text;
    before.lemma += token.text;
  } else if (/[\p{L}\p{N}]/u.test(token.text)) tokens.push(token);
}
