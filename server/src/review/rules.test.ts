import { afterAll, expect, test } from 'vitest';
import { readTokens } from '#coach/language/read-text.ts';
import { sentenceModels } from '#inference/sentence-models.ts';
import { ALL_FLAWS } from './flaws/all-flaws.ts';
import { readAnswer, textsToMean } from './read-answer.ts';
import type { Example } from './rule.ts';
import { ALL_STRENGTHS } from './strengths/all-strengths.ts';

const models = sentenceModels();
afterAll(() => models.close());
const meaning = models.of('meaning');

async function read({
  fitting = [],
  question = '',
  material = [],
  answer,
  seconds = null,
  prepared = '',
}: Example) {
  const support = material.map((text) => ({ text, source: 'From your résumé' }));
  const given = { question: question || 'Tell me about your work.', answer, seconds, prepared, support };
  const vectors = new Map<string, Float32Array>();
  for (const text of textsToMean(given)) vectors.set(text, (await meaning.vector(text))!);
  return readAnswer(given, { wordsOf: readTokens, vectors, fitting, now: () => new Date('2026-11-01') });
}

const ALL = [...ALL_FLAWS, ...ALL_STRENGTHS];

for (const { kind, find, examples } of ALL)
  test.each(
    examples.map((example) => [example.isFound ? 'said' : 'not said', example.answer, example] as const),
  )(`${kind} is %s of “%s”`, async (_, _answer, example) => {
    const given = await read(example);
    const found = find(given);
    expect(found !== undefined).toBe(example.isFound);
    if (!found) return;
    expect(found.sentence).toMatch(/^\p{Lu}.*\.$/u);
    const written = [...(example.material ?? []), example.prepared ?? ''].join('\n');
    for (const { text, of } of found.quotes) if (of !== 'answer') expect(written).toContain(text);
  });

test('each rule has an answer of which it says something, and one of which it says nothing', () => {
  for (const { examples } of ALL)
    expect(new Set(examples.map(({ isFound }) => isFound))).toEqual(new Set([true, false]));
});
