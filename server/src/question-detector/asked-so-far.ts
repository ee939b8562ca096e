import { behindMarkers } from './extent.ts';
import { headOf } from './forms/head.ts';
import { type Word, spokenWordsIn, writtenText } from './heard.ts';
import { isBrokenOff } from './wholeness.ts';

/** Of the question itself, and together with what was just told, unless they are whole: “describe a project”. */
const LEAST_WORDS = { own: 2, all: 4 };
const MOST_TOLD = 24;

/** Finds the beginning of a question in words that are still being spoken, with the sentence before it. */
export function askedSoFar(text: string): string | undefined {
  const { told, words } = lastSentence(spokenWordsIn(text));
  const from = behindMarkers(words, 0);
  const head = headOf({ words, from, hasMark: false });
  if (!head || words.length - head.at < LEAST_WORDS.own) return undefined;
  const all = [...told, ...words.slice(told.length > 0 ? 0 : from)];
  return all.length < LEAST_WORDS.all && isBrokenOff(all) ? undefined : writtenText(all);
}

function lastSentence(words: readonly Word[]): Record<'told' | 'words', readonly Word[]> {
  const end = words.slice(0, -1).findLastIndex(({ stop }) => stop !== '') + 1;
  const before = words.slice(0, Math.max(0, end - 1)).findLastIndex(({ stop }) => stop !== '') + 1;
  return { told: words.slice(Math.max(before, end - MOST_TOLD), end), words: words.slice(end) };
}
