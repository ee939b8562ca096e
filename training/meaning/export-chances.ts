import { plainLetters } from '@pythia/contracts/plain-letters.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { judge } from '../../bench/answers/judge.ts';
import { loadCandidates } from '../../bench/answers/load-candidates.ts';
import type { BenchQuestion } from '../../bench/answers/bench-candidate.ts';
import { lineLabeller } from '../../server/src/coach/line-labeller.ts';
import { type Material, NO_MATERIAL } from '../../server/src/coach/material.ts';
import { storyMeanings, textsOfStories } from '../../server/src/coach/meaning/story-meanings.ts';
import { understandQuestions } from '../../server/src/coach/question/understand-questions.ts';
import { indexMaterial } from '../../server/src/coach/index-material.ts';
import { usualClassifier, usualMeant } from '../../server/src/coach/thread/usual-meant.ts';
import { sentenceModels } from '../../server/src/inference/sentence-models.ts';

/**
 * Rows for `fit_chance.py`: first stories of tuning questions that no rule of the usual ones answers, and whether they
 * are right.
 * node training/meaning/export-chances.ts > chances.json
 */
interface Asked {
  ask: string;
  isRight: (told: string) => boolean;
}
interface Person {
  who: string;
  material: Material;
  asked: Asked[];
}

const OF_STORIES: ReadonlySet<BenchQuestion['kind']> = new Set<BenchQuestion['kind']>([
  'behavioural',
  'experience',
  'strength',
  'situational',
  'hypothetical',
  'case',
  'screening',
  'hr',
]);
const NOTHING_TOLD = { episodes: [], sentences: new Set<string>(), last: undefined };

const fromAnswers = (await loadCandidates('tuning')).map(({ field, material, questions }): Person => ({
  who: field,
  material,
  asked: questions
    .filter(({ kind }) => OF_STORIES.has(kind))
    .map((question) => ({
      ask: question.ask,
      isRight: (told: string) => judge(question, told).firstIsRight,
    })),
}));

const folder = new URL('../../bench/bulleted/tuning/', import.meta.url);
const plain = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
const fromBulleted = readdirSync(folder).map((file): Person => {
  const { resume, posting, company, questions } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as {
    resume: string;
    posting: string;
    company: string;
    questions: { asked: string; story: string | null }[];
  };
  return {
    who: file,
    material: { ...NO_MATERIAL, work: resume, company, jobDescription: posting },
    asked: questions.map(({ asked: ask, story }) => {
      const begins = story && plain(story.replace(/^(?:\p{L}[\p{L} ]{2,20}:|[STAR](?::| –))\s/u, ''));
      return { ask, isRight: (told: string) => Boolean(begins) && plain(told).includes(begins!) };
    }),
  };
});

const models = sentenceModels({ onFailure: console.error });
const meaning = models.of('meaning');
const usualQuestions = usualClassifier(models.of('prepared'));
const labeller = lineLabeller({ onFailure: console.error });

const vectorOf = async (text: string): Promise<Float32Array> => {
  const vector = await meaning.vector(text, 'now');
  if (!vector) throw new Error('There is no sentence model');
  return vector;
};

const rows = [];
for (const { who, material, asked } of [...fromAnswers, ...fromBulleted]) {
  const { candidate, stories } = indexMaterial(material, await labeller.labelsIn(material));
  const vectors = new Map<string, Float32Array>();
  for (const text of textsOfStories(candidate.episodes)) vectors.set(text, await vectorOf(text));
  const meanings = storyMeanings(candidate.episodes, vectors);
  const named = { candidate: material.name, company: material.company, employers: [] };
  for (const { ask, isRight } of asked) {
    const [question, ...others] = understandQuestions(plainLetters(ask), { questions: [], last: undefined });
    if (!question || others.length > 0) continue;
    const text = question.text.toLowerCase();
    if ((await usualMeant(usualQuestions, [question.text], named)).get(text)?.usual) continue;
    const [best] = stories().find(question, NOTHING_TOLD, [], meanings?.(await vectorOf(text)));
    if (!best?.known) continue;
    const told = best.episode.sentences.map((sentence) => sentence.text).join(' ');
    rows.push({ who, known: best.known, isRight: isRight(told) });
  }
}
await labeller.close();
await models.close();
console.log(JSON.stringify(rows));
