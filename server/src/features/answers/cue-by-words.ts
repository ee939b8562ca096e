import type { Cue } from '@pythia/contracts/cue.ts';
import { supportLines } from '#asking/support-lines.ts';
import { shortCue } from '#coach/answer.ts';
import { rankOf } from '#coach/language/common-words.ts';
import type { Material } from '#coach/material.ts';
import type { SupportLine } from '#proof/prove-answers.ts';

/** As many as are read at a glance. */
const MOST_BEATS = 3;
/** A name, a date or a heading is shorter. */
const LEAST_WORDS = 4;
/** So far up the list of spoken words, one stands in questions of all kinds. */
const COMMON = 300;
/** Another form of a word: `costs`, `trained`; by its first letters also `migrated`, `migration`. */
const ENDING = /(?:es?|s|ed|ing)$/;
const STEM = 6;
/** Where somebody was, and when: what was done there stands in other lines. */
const HEADING = /\b(?:19|20)\d\d\b|\s[–—|·-]\s/;
/** Some hundred lines; they are looked through on the event loop. */
const MOST_CHARACTERS = 40_000;
/** Where no word is shared, the user sees at once what there is. */
const WHICH = 'Which of these fits?';

/**
 * Lines of a candidate's material that share words with a question, in their order, out of the one origin that shares most:
 * for the moment in which nobody has read what was just given. Where nothing is shared, its first lines, to choose from;
 * null where there are none.
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

/** What somebody did, line by line. */
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
