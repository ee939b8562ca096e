import { behindMarkers } from './extent.ts';
import { headOf } from './forms/head.ts';
import { type Word, spokenWordsIn, writtenText } from './heard.ts';

const LEAST_WORDS = 5;

/** Finds the beginning of a question in words that are still being spoken. */
export function askedSoFar(text: string): string | undefined {
  const words = lastSentence(spokenWordsIn(text));
  const head = headOf({ words, from: behindMarkers(words, 0), hasMark: false });
  if (!head || words.length - head.at < LEAST_WORDS) return undefined;
  return writtenText(words.slice(head.at));
}

function lastSentence(words: readonly Word[]): readonly Word[] {
  const end = words.slice(0, -1).findLastIndex(({ stop }) => stop !== '');
  return words.slice(end + 1);
}
