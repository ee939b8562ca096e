import { type LineResult, textOfWords, type SpokenSentence, type Word, spokenWordsIn } from './heard.ts';
import { behindMarkers } from './extent.ts';
import { headOf } from './forms/head.ts';
import { SCENE_OPENERS, SUBORDINATORS } from './word-classes.ts';
import { isBrokenOff } from './wholeness.ts';

const LONGEST_BREAK = 4;
const AFRESH = /^(?:oh|sorry|actually|ah|hang|hold|just|no|one|okay|ok|well|yeah|yes|hello|let)$/;
const GIVES_UP =
  /\b(?:scratch that|strike that|never ?mind|let me (?:re\w+|put|back|start|try|ask)|hang on|hold on)\b/;

export interface FinalLine extends LineResult {
  from: number;
}

/** Sentences of lines, oldest first; one that the recogniser broke over two lines is joined. */
export function sentencesOf(lines: readonly FinalLine[]): SpokenSentence[] {
  const text = lines.map((line) => line.text).join(' ');
  const isPunctuated = /[.?!]/.test(text) && /[A-Z]/.test(text);
  const sentences: SpokenSentence[] = [];
  for (const line of lines) {
    for (const own of cutAtStops(line, isPunctuated)) {
      const last = sentences.at(-1);
      if (last && goesOn(last, own)) {
        sentences[sentences.length - 1] = {
          ...last,
          words: [...last.words, ...own.words],
          lastLine: own.lastLine,
          to: own.to,
        };
      } else sentences.push(own);
    }
  }
  return sentences;
}

function cutAtStops({ line, text, from, at }: FinalLine, isPunctuated: boolean): SpokenSentence[] {
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
      isPunctuated,
    });
    start = place + 1;
  }
  return sentences;
}

function goesOn(last: SpokenSentence, next: SpokenSentence): boolean {
  const [first] = next.words as [Word, ...Word[]];
  const end = last.words.at(-1)!;
  if (last.lastLine === next.line || end.stop !== '' || next.from - last.to >= LONGEST_BREAK) return false;
  if (
    AFRESH.test(first.plain) ||
    GIVES_UP.test(textOfWords(last.words)) ||
    GIVES_UP.test(textOfWords(next.words))
  )
    return false;
  if (last.words.length < 2) return false;
  const isSmall = next.isPunctuated && /^[a-z]/.test(first.written);
  return mayAsk(last.words) && (isBrokenOff(last.words) || end.hasComma || isSmall);
}

function mayAsk(words: readonly Word[]): boolean {
  const from = behindMarkers(words);
  const first = words[from]!.plain;
  return (
    SUBORDINATORS.has(first) ||
    SCENE_OPENERS.has(first) ||
    headOf({ words, from, hasMark: false }) !== undefined
  );
}
