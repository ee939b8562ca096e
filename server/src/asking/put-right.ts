import type { Material, JobAsSettled } from '#coach/material.ts';

/**
 * Jobs that the candidate corrected, one a line, to be read with the résumé. Jobs of another résumé are left
 * out.
 */
export function jobsPutRight({ settledJobs, work, other }: Material): string {
  const words = plain(`${work}\n${other}`);
  const here = settledJobs.filter(({ source }) => source.every((line) => words.includes(plain(line))));
  const lines = here.map(lineOf).filter((line) => line !== '');
  return lines.length === 0 ? '' : [PUT_RIGHT, ...lines].join('\n');
}

const PUT_RIGHT = '(as the candidate put them right: they count above what is read elsewhere)';

function lineOf({ standing, source, doubts, ...job }: JobAsSettled): string {
  if (standing === 'none') return `Not a job of theirs: ${source.join(' ')}`;
  const end = job.isCurrent ? 'present' : job.to;
  return [
    doubts.includes('role') ? '' : job.title,
    doubts.includes('employer') ? '' : job.employer,
    doubts.includes('dates') ? '' : [job.from, end].filter(Boolean).join(' – '),
  ]
    .filter(Boolean)
    .join(', ')
    .replaceAll(/\s+/g, ' ');
}

const plain = (text: string): string => wordsIn(text).join(' ');

/** A piece of text up to the end of a sentence, line or column. */
const STRETCH = /(?:[^.!?;\s]|[.!?;](?!\s|$)|[^\S\n\t](?!\s{2}))+[.!?;]?/gu;
/** Persons change in telling: "Maria led her team" is "I led my team". */
const SPEAKER = /^(?:i|me|my|myself|he|him|his|himself|she|her|hers|herself)$/;
/** Letters by which forms of a word match: `Managing`, `managed`. */
const STEM = 5;
const FEW = 3;
/** Share of words that must match: the sentence may have been edited. */
const SHARE = 0.6;

/** Removes the sentences of hidden stories, found by their words. */
export function withoutHidden(material: Material): Material {
  const hidden = material.settled.filter(({ standing }) => standing === 'hidden').flatMap(({ read }) => read);
  if (hidden.length === 0) return material;
  const { work, education, other, name } = material;
  const cut = cutterOf(hidden, wordsIn(name));
  return { ...material, work: cut(work), education: cut(education), other: cut(other) };
}

function cutterOf(sentences: readonly string[], names: readonly string[]): (text: string) => string {
  const tellingWords = (text: string): string[] =>
    wordsIn(text)
      .filter((word) => !SPEAKER.test(word) && !names.includes(word))
      .map((word) => word.slice(0, STEM));
  const pairs = new Set<string>();
  const ends = new Set<string>();
  const wholes = new Set<string>();
  for (const sentence of sentences) {
    const words = tellingWords(sentence);
    for (const pair of pairsOf(words)) pairs.add(pair);
    for (let count = 1; count <= FEW; count += 1) {
      const end = words.slice(-count).join(' ');
      ends.add(end);
      if (words.length <= count + 1) wholes.add(end);
    }
  }
  return (text) => {
    let isBrokenOff = false; // the next line continues what was cut last
    return text.replace(STRETCH, (stretch) => {
      const words = tellingWords(stretch);
      if (words.length === 0) return stretch;
      const short = isBrokenOff ? ends : wholes;
      const isHidden = words.length > FEW ? shareIn(pairs, words) >= SHARE : short.has(words.join(' '));
      isBrokenOff = isHidden && !/[.!?;]$/.test(stretch);
      return isHidden ? '' : stretch;
    });
  };
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const pairsOf = (words: readonly string[]): string[] =>
  words.slice(1).map((word, at) => `${words[at]} ${word}`);

function shareIn(pairs: ReadonlySet<string>, words: readonly string[]): number {
  const isPair = pairsOf(words).map((pair) => pairs.has(pair));
  return words.filter((_, at) => isPair[at - 1] || isPair[at]).length / words.length;
}
