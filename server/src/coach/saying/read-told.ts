import type { Candidate, Episode } from '#coach/candidate/candidate.ts';
import type { Told } from '#coach/stories/told.ts';
import { aboveRule } from './rule.ts';
import { wordsIn } from './wording.ts';

export interface Turn {
  role: 'user' | 'assistant';
  text: string;
}

const RETOLD = 0.6;

/** Offers below the rule were not said. */
export function readTold(candidate: Candidate, turns: readonly Turn[]): Told {
  const answers = turns.filter(({ role }) => role === 'assistant').map(({ text }) => aboveRule(text));
  const sentences = new Set<string>();
  const episodes: number[] = [];
  let last: Episode | undefined;
  for (const answer of answers) {
    for (const sentence of answer.split(/(?<=[.!?…”])\s+/u)) sentences.add(sentence.trim());
    const told = episodesIn(candidate, answer, sentences);
    const [said, words] = [answer.toLowerCase(), new Set(wordsIn(answer))];
    const whole = told.filter((episode) => isTold(episode, said, words));
    episodes.push(...whole.map(({ id }) => id).toReversed());
    last = told[0];
  }
  return { episodes: [...new Set(episodes.toReversed())].toReversed(), sentences, last };
}

/** Share of a story that counts as told; a line in an introduction is less. */
const TOLD = 0.4;

function isTold({ sentences }: Episode, said: string, words: ReadonlySet<string>): boolean {
  const told = sentences.filter(
    ({ text }) => said.includes(text.toLowerCase().replace(/[.!?]+$/, '')) || keeps(text, words),
  );
  return lengthOf(told) >= TOLD * lengthOf(sentences);
}

const lengthOf = (texts: Episode['sentences']): number =>
  texts.reduce((sum, { text }) => sum + text.length, 0);

function episodesIn({ episodes }: Candidate, answer: string, sentences: Set<string>): Episode[] {
  const said = answer.toLowerCase();
  const words = new Set(wordsIn(answer));
  const weights = episodes.map((episode) => {
    const exact = episode.sentences.filter(({ text }) =>
      said.includes(text.toLowerCase().replace(/[.!?]+$/, '')),
    );
    for (const { text } of exact) sentences.add(text);
    const retold = exact.length > 0 ? exact : episode.sentences.filter(({ text }) => keeps(text, words));
    return retold.reduce((length, { text }) => length + text.length, exact.length > 0 ? 1000 : 0);
  });
  const most = Math.max(0, ...weights);
  // Where sentences stand verbatim, mere likenesses are chance.
  const least = most > 1000 ? 1000 : 0;
  return episodes
    .filter((episode) => (weights[episodes.indexOf(episode)] ?? 0) > least)
    .toSorted(
      (one, other) => (weights[episodes.indexOf(other)] ?? 0) - (weights[episodes.indexOf(one)] ?? 0),
    );
}

function keeps(sentence: string, words: ReadonlySet<string>): boolean {
  const own = wordsIn(sentence).filter((word) => word.length > 3 || /\d/.test(word));
  return own.length > 3 && own.filter((word) => words.has(word)).length >= RETOLD * own.length;
}
