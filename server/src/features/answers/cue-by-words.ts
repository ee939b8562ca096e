import type { Cue } from '@pythia/contracts/cue.ts';
import { supportLines } from '#asking/support-lines.ts';
import { shortCue } from '#coach/answer.ts';
import { rankOf } from '#coach/language/common-words.ts';
import type { Material } from '#coach/material.ts';
import type { SupportLine } from '#proof/prove-answers.ts';

const MOST_BEATS = 3;
const LEAST_WORDS = 4;
/** Rank in the list of spoken words down to which a word occurs in questions of all kinds. */
const COMMON = 300;
const ENDING = /(?:es?|s|ed|ing)$/;
const STEM = 6;
const HEADING = /\b(?:19|20)\d\d\b|\s[–—|·-]\s/;
const MOST_CHARACTERS = 40_000;
const WHICH = 'Which of these fits?';

/**
 * Builds a cue from lines that share words with a question, all of the origin that shares most: used until
 * models have read new material. Where nothing is shared, its first lines to choose from; null without lines.
 */
export function cueByWords(question: string, material: Material): Cue | null {
  const lines = deedsIn(material);
  const asked = tellingStems(question);
  const stems = lines.map(({ text }) => tellingStems(text));
  const weights = new Map(
    [...asked].map((stem) => [stem, 1 / stems.filter((own) => own.has(stem)).length] as const),
  );
  const scored = lines.map(({ text, source }, at) => {
    const shared = [...stems[at]!].filter((stem) => asked.has(stem));
    return { text, source, at, score: shared.reduce((sum, stem) => sum + weights.get(stem)!, 0) };
  });
  const [best, ...others] = scored
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
  if (!best) return cueOf(WHICH, lines.slice(0, MOST_BEATS));
  const beside = others.filter(({ source }) => source === best.source).slice(0, MOST_BEATS - 1);
  return cueOf(
    best.source,
    [best, ...beside].toSorted((one, other) => one.at - other.at),
  );
}

function deedsIn(material: Material): SupportLine[] {
  const lines = supportLines(material).filter(({ isOfPosting }) => !isOfPosting);
  let characters = 0;
  const read = lines.filter(({ text }) => (characters += text.length) <= MOST_CHARACTERS);
  return read.filter(
    ({ text }) => (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) >= LEAST_WORDS && !HEADING.test(text),
  );
}

const cueOf = (title: string | null, lines: readonly { text: string }[]): Cue | null =>
  shortCue(title, lines.map(({ text }) => text.replace(/^[^\p{L}\p{N}"“(]+/u, '')).join('\n'));

const tellingStems = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
      .filter((word) => rankOf(word) > COMMON)
      .map((word) => word.replace(ENDING, '').slice(0, STEM)),
  );
