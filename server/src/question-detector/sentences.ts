import { type LineResult, textOfWords, type SpokenSentence, type Word, spokenWordsIn } from './heard.ts';
import { behindMarkers } from './extent.ts';
import { headOf } from './forms/head.ts';
import { SCENE_OPENERS, SUBORDINATORS } from './word-classes.ts';
import { lacksItsEnd } from './wholeness.ts';

const LONGEST_BREAK = 4;
const SOONEST_NOD = 1.8;
const AFRESH = /^(?:oh|sorry|actually|ah|hang|hold|just|no|one|okay|ok|well|yeah|yes|hello|let)$/;
const GIVES_UP =
  /\b(?:scratch that|strike that|never ?mind|let me (?:re\w+|put|back|start|try|ask)|hang on|hold on)\b/;

export interface FinalLine extends LineResult {
  from: number;
}

interface KeptLine extends FinalLine {
  since: number;
}

/** Sentences of lines, oldest first; one that the recogniser broke over two lines is joined. */
export function sentencesOf(all: readonly FinalLine[]): SpokenSentence[] {
  const lines = all
    .map((line, at) => ({ ...line, since: all[at - 1]?.at ?? line.from }))
    .filter((line, at) => !isCough(line, all[at - 1]));
  const text = lines.map((line) => line.text).join(' ');
  const isPunctuated = /[.?!]/.test(text) && /[A-Z]/.test(text);
  const sentences: SpokenSentence[] = [];
  for (const line of lines) {
    for (const own of cutAtStops(line, isPunctuated)) {
      const last = sentences.at(-1);
      if (last && goesOn(last, own)) {
        sentences[sentences.length - 1] = {
          ...last,
          words: [...last.words.slice(0, -1), unmarked(last.words.at(-1)!), ...own.words],
          lastLine: own.lastLine,
          to: own.to,
        };
      } else sentences.push(own);
    }
  }
  return sentences;
}

/** Too soon behind a line to nod at an answer: recognisers hear coughs so. */
const isCough = ({ text, from }: FinalLine, before: FinalLine | undefined): boolean =>
  before !== undefined && from - before.at < SOONEST_NOD && /^(?:okay|ok)\W*$/i.test(text);

function cutAtStops({ line, text, from, at, since }: KeptLine, isPunctuated: boolean): SpokenSentence[] {
  const words = spokenWordsIn(text);
  const sentences: SpokenSentence[] = [];
  let start = 0;
  for (const [place, { stop }] of words.entries()) {
    if (stop === '' && place < words.length - 1) continue;
    sentences.push({
      words: words.slice(start, place + 1),
      line,
      lastLine: line,
      place: start,
      from,
      to: at,
      since,
      isPunctuated,
    });
    start = place + 1;
  }
  return sentences;
}

function goesOn(last: SpokenSentence, next: SpokenSentence): boolean {
  const [first] = next.words as [Word, ...Word[]];
  const end = last.words.at(-1)!;
  if (last.lastLine === next.line || next.from - last.to >= LONGEST_BREAK) return false;
  if (end.stop !== '' && !lacksItsEnd(last.words)) return false;
  if (
    AFRESH.test(first.plain) ||
    GIVES_UP.test(textOfWords(last.words)) ||
    GIVES_UP.test(textOfWords(next.words))
  )
    return false;
  if (last.words.length < 2) return false;
  const isSmall = next.isPunctuated && /^[a-z]/.test(first.written);
  return mayAsk(last.words) && (lacksItsEnd(last.words) || end.hasComma || isSmall);
}

/** A recogniser marks each pause: no mark in the middle was one. */
const unmarked = (word: Word): Word => ({
  ...word,
  written: word.written.replace(/[.?!]+$/, ''),
  stop: '',
});

function mayAsk(words: readonly Word[]): boolean {
  const from = behindMarkers(words);
  const first = words[from]!.plain;
  return (
    SUBORDINATORS.has(first) ||
    SCENE_OPENERS.has(first) ||
    headOf({ words, from, hasMark: false }) !== undefined
  );
}
