import { commonRun, type CommonRun } from './common-run.ts';
import { type SpokenText, type SpokenWord, spokenWords } from './spoken-words.ts';

/** So much has to be common to be the loudspeaker's, where it is not all that was said. */
const LEAST_WEIGHT = { measured: 2, unmeasured: 3 };
/** Of the words between its first and its last. */
const LEAST_SHARE = 0.55;
/** A few words that are all that was said: "Okay", "All right". */
const FEW_WORDS = 3;
const TOGETHER_MS = 600;
/** Misheard at an end of what came out of the loudspeaker. */
const MOST_MISHEARD = 4;
const AROUND_MS = 10_000;
/** So long and so like, a line is an echo also seconds later: busy machines delay sound. */
const SURE = { words: 6, share: 0.8 };
/** Bounds the work on a passage without a pause. */
const MOST_WORDS = 120;

/**
 * The microphone's words without the loudspeaker's, which the meeting's tab said at the same time. Words repeated
 * later stay, but for whole lines.
 * @param heard what the interviewer said, oldest first
 */
export function withoutEcho(own: SpokenText, heard: readonly SpokenText[]): string {
  const words = spokenWords(own);
  if (words.length === 0) return '';
  const recent = words.slice(-MOST_WORDS);
  const from = (recent[0]?.at ?? 0) - AROUND_MS;
  const others = heard
    .flatMap(spokenWords)
    .filter(({ at }) => at > from && at < own.until + AROUND_MS)
    .slice(-MOST_WORDS);
  const kept = [...words.slice(0, -MOST_WORDS), ...withoutRuns(recent, others)];
  if (kept.length === words.length) return isAllEcho(recent, others) ? '' : own.text;
  return piecesOf(own.text, words, new Set(kept));
}

function isAllEcho(words: readonly SpokenWord[], others: readonly SpokenWord[]): boolean {
  if (words.length < SURE.words) return false;
  const slackMs = AROUND_MS / 2;
  const delayed = others.map((other) => ({ ...other, at: other.at + slackMs, slackMs }));
  const { count = 0 } = commonRun(words, delayed) ?? {};
  return count >= SURE.words && count >= SURE.share * words.length;
}

function withoutRuns(words: readonly SpokenWord[], others: readonly SpokenWord[]): SpokenWord[] {
  const run = words.length > 0 && commonRun(words, others);
  if (!run || !isEcho(run, words, others)) return [...words];
  return [
    ...withoutRuns(withoutMisheard(words.slice(0, run.from), wordsBefore(run, others)), others),
    ...withoutRuns(withoutMisheard(words.slice(run.to), others[run.otherTo - 1]!.behind), others),
  ];
}

function isEcho(run: CommonRun, words: readonly SpokenWord[], others: readonly SpokenWord[]): boolean {
  const { from, to, count, weight } = run;
  if (count < LEAST_SHARE * (to - from)) return false;
  const isMeasured = words[from]!.isMeasured && others[run.otherFrom]!.isMeasured;
  if (weight >= (isMeasured ? LEAST_WEIGHT.measured : LEAST_WEIGHT.unmeasured)) return true;
  const isAll = from === 0 && to === words.length && words.length <= FEW_WORDS && count === words.length;
  const [last, other] = [words[to - 1]!, others[run.otherTo - 1]!];
  return isAll && Math.abs(last.at - other.at) <= TOGETHER_MS + Math.max(last.slackMs, other.slackMs);
}

/** A few words beside a run, where the interviewer said as many more, are those, misheard. */
const withoutMisheard = (words: readonly SpokenWord[], othersBeside: number): readonly SpokenWord[] =>
  words.length <= Math.min(MOST_MISHEARD, othersBeside) ? [] : words;

function wordsBefore({ otherFrom }: CommonRun, others: readonly SpokenWord[]): number {
  let first = otherFrom;
  while (first > 0 && others[first - 1]!.behind === others[first]!.behind + 1) first -= 1;
  return otherFrom - first;
}

/** As it stands in the text, with the marks behind its words. */
function piecesOf(text: string, words: readonly SpokenWord[], kept: ReadonlySet<SpokenWord>): string {
  const pieces = words.map((word, place) => {
    if (!kept.has(word)) return '';
    const isFirst = place === 0 || !kept.has(words[place - 1]!);
    const end = words[place + 1]?.from ?? text.length;
    return (isFirst ? ' ' : '') + text.slice(word.from, end);
  });
  return pieces.join('').replaceAll(/\s+/g, ' ').trim();
}
