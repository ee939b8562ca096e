import { readTokens, type Token } from '#coach/language/read-text.ts';
import { capitalised, withArticle } from '../wording.ts';

/** Nobody says a longer one; what is written without a full stop for pages is left as it is. */
const LONGEST = 1_000;
/** Without these a sentence says something else. */
const LIMITS =
  /^(?:about|almost|around|at|barely|few|fewer|first|half|hardly|last|least|less|little|many|more|most|much|nearly|never|next|no|not|once|only|other|over|own|part|partly|same|several|some|too|twice|under|up|well)$/;
const MODIFIED = /^(?:VERB|AUX|ADJ|ADV)$/;
const NAMED = /^(?:NOUN|PROPN|ADJ)$/;

/**
 * A sentence without a word that is avoided, wherever the rest stays whole: where it is set off by commas, or only colours
 * what follows it.
 */
export function withoutAvoided(sentence: string, avoided: string): string {
  if (sentence.length > LONGEST || !hasAvoided(sentence, avoided)) return sentence;
  const tokens = placed(sentence); // once: what is taken out moves nothing that stands before it
  return [...sentence.matchAll(wordOf(avoided))].reduceRight(
    (rest, { index, 0: found }) => without(rest, tokens, index, index + found.length),
    sentence,
  );
}

export const hasAvoided = (text: string, avoided: string): boolean => wordOf(avoided).test(text);

const SIGNS = /[\\^$.*+?()[\]{}|/]/g;

const wordOf = (avoided: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${avoided.replace(SIGNS, String.raw`\$&`)}(?![\\p{L}\\p{N}])`, 'giu');

/** The sentence without what stands there; as it is where that would not be whole. */
function without(sentence: string, tokens: readonly Token[], from: number, to: number): string {
  const [before, behind] = [sentence.slice(0, from), sentence.slice(to)];
  if (/(?:^|,\s*)$/.test(before) && behind.startsWith(','))
    return joined(before.replace(/,\s*$/, ''), behind.slice(1));
  if (/,\s*$/.test(before) && /^[.!?]/.test(behind)) return before.replace(/,\s*$/, '') + behind;
  const place = placeOf(tokens, from, to);
  if (!isColour(place)) return sentence;
  return joined(isListed(place) ? before.replace(/,\s*$/, ' ') : before, behind);
}

/** The words of a text that may be more than one sentence, each with its place in all of it. */
function placed(text: string): Token[] {
  let end = 0;
  return readTokens(text).map((token) => {
    const at = text.indexOf(token.text, end);
    end = at + token.text.length;
    return { ...token, at };
  });
}

/** Words in a sentence, with those around them. */
interface Place {
  before: readonly Token[];
  words: readonly Token[];
  next: Token | undefined;
}

const placeOf = (tokens: readonly Token[], from: number, to: number): Place => ({
  before: tokens.filter(({ at }) => at < from),
  words: tokens.filter(({ at }) => at >= from && at < to),
  next: tokens.find(({ at }) => at >= to),
});

function isColour({ before, words, next }: Place): boolean {
  const last = words.at(-1);
  if (!last || !next || words.some(({ lemma }) => LIMITS.test(lemma))) return false;
  const isJoined = [before.at(-1), next].some((one) => one?.pos === 'CCONJ');
  if (isJoined || next.at > last.at + last.text.length + 1) return false; // a mark between them
  const isAdverb = words.every(({ pos }) => pos === 'ADV') && MODIFIED.test(next.pos);
  const isAdjective = words.every(({ pos }) => pos === 'ADJ' || pos === 'ADV') && NAMED.test(next.pos);
  return isAdverb || isAdjective;
}

/** The last one of several adjectives, whose comma goes with it: `a fast, innovative product`, where `fast` may look like an adverb. */
function isListed({ before, words }: Place): boolean {
  const [article, other] = before.slice(-2);
  const isOther = other?.pos === 'ADJ' || (other?.pos === 'ADV' && article?.pos === 'DET');
  return isOther && words.at(-1)?.pos === 'ADJ' && !LIMITS.test(other.lemma);
}

/** With the article that is said before what follows now: `an innovative product` → `a product`. */
function joined(before: string, behind: string): string {
  const rest = behind.trimStart();
  if (before === '') return capitalised(rest);
  const [, article] = /(?<![\p{L}\p{N}])(an?)\s+$/iu.exec(before) ?? [];
  if (!article) return `${before.trimEnd()} ${rest}`;
  const said = withArticle(rest);
  return `${before.slice(0, -article.length - 1)}${article.startsWith('A') ? capitalised(said) : said}`;
}
