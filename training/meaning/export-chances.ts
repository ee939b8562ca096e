import { plainLetters } from '@pythia/contracts/plain-letters.ts';
import { judge } from '../../bench/answers/judge.ts';
import { loadCandidates } from '../../bench/answers/load-candidates.ts';
import type { BenchQuestion } from '../../bench/answers/bench-candidate.ts';
import { lineLabeller } from '../../server/src/coach/line-labeller.ts';
import { storyMeanings, textsOfStories } from '../../server/src/coach/meaning/story-meanings.ts';
import { understandQuestions } from '../../server/src/coach/question/understand-questions.ts';
import { readMaterial } from '../../server/src/coach/read-material.ts';
import { sentenceModels } from '../../server/src/inference/sentence-models.ts';

/**
 * Rows for `fit_chance.py`: first stories of tuning questions, and whether they are right.
 * node training/meaning/export-chances.ts > chances.json
 */
const OF_STORIES: ReadonlySet<BenchQuestion['kind']> = new Set<BenchQuestion['kind']>([
  'behavioural',
  'experience',
  'strength',
  'situational',
  'hypothetical',
  'case',
]);
const NOTHING_TOLD = { episodes: [], sentences: new Set<string>(), last: undefined };

const models = sentenceModels({ onFailure: console.error });
const meaning = models.of('meaning');
const labeller = lineLabeller({ onFailure: console.error });

const vectorOf = async (text: string): Promise<Float32Array> => {
  const vector = await meaning.vector(text, 'now');
  if (!vector) throw new Error('There is no sentence model');
  return vector;
};

const rows = [];
for (const { field, material, questions } of await loadCandidates('tuning')) {
  const { candidate, stories } = readMaterial(material, await labeller.labelsIn(material));
  const vectors = new Map<string, Float32Array>();
  for (const text of textsOfStories(candidate.episodes)) vectors.set(text, await vectorOf(text));
  const meanings = storyMeanings(candidate.episodes, vectors);
  for (const asked of questions.filter(({ kind }) => OF_STORIES.has(kind))) {
    const [question, ...others] = understandQuestions(plainLetters(asked.ask), {
      questions: [],
      last: undefined,
    });
    if (!question || others.length > 0) continue;
    const likenesses = meanings?.(await vectorOf(question.text.toLowerCase()));
    const [best] = stories.find(question, NOTHING_TOLD, [], likenesses);
    if (!best?.known) continue;
    const told = best.episode.sentences.map(({ text }) => text).join(' ');
    rows.push({ field, known: best.known, isRight: judge(asked, told).firstIsRight });
  }
}
await labeller.close();
await models.close();
console.log(JSON.stringify(rows));
