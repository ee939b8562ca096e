import { expect, test } from 'vitest';
import type { Asked, Coach } from '#coach/answer.ts';
import type { Material } from '#coach/material.ts';
import { coach } from '#testing/coach.ts';
import { ModelError } from '#providers/llm/language-model.ts';
import type { AnswerEvent } from './answerer.ts';
import { coachAnswerer, coachLabel } from './coach-answerer.ts';

const material: Material = {
  company: 'Northwind',
  role: 'Backend engineer',
  jobDescription: 'You will own our ledger service.',
  name: '',
  education: '',
  work: 'Engineer, Contoso, 2020 – present\n- Migrated 12 services to Kafka without an hour of downtime.\n- Built a payment ledger on PostgreSQL.',
  settled: [],
  settledJobs: [],
  facts: {},
  stories: [
    'A colleague and I disagreed about a rewrite. I asked him to list the risks. As a result we shipped early.',
  ],
  other: '',
};

const request = (text: string, more: Partial<Asked> = {}): Asked => ({
  material,
  turns: [{ role: 'user', text }],
  ...more,
});

const answererOf = ({ answer }: Pick<Coach, 'answer'> = coach.of('anybody')) =>
  coachAnswerer(() => coachLabel(false), answer);

async function eventsOf(asked: Asked, answerer = answererOf()): Promise<AnswerEvent[]> {
  const events: AnswerEvent[] = [];
  const { signal } = new AbortController();
  for await (const event of answerer.answer(asked, signal)) events.push(event);
  return events;
}

const answerTo = async (asked: Asked): Promise<string> =>
  (await eventsOf(asked)).map((event) => (event.type === 'text' ? event.text : '')).join('');

test('says who answers, then the candidate’s story in words', async () => {
  const [first, ...rest] = await eventsOf(request('tell me about a conflict with a co worker'));
  expect(first).toEqual({
    type: 'answerer',
    answerer: { name: 'Built-in coach', kind: 'coach' },
    stoodIn: null,
    source: 'From one of your stories',
  });
  const words = rest.filter(({ type }) => type === 'text');
  for (const event of words) expect(event).toMatchObject({ text: expect.stringMatching(/^\S+\s*$/) });
  expect(rest.slice(0, words.length)).toEqual(words); // unsaid parts follow
  const answer = rest.map((event) => (event.type === 'text' ? event.text : '')).join('');
  expect(answer).toContain('I asked him to list the risks.');
});

test('tells the story that was offered, where that is wanted instead', async () => {
  const question = 'Tell me about a conflict with a coworker.';
  const events = await eventsOf(request(question));
  const lines = events.flatMap((event) => (event.type === 'alternative' ? [event.text] : []));
  const offered = lines.find((line) => line.includes('Kafka'));
  expect(offered).toBeDefined();
  const spoken = await answerTo(request(question, { instead: offered }));
  expect(spoken).toContain('I migrated 12 services to Kafka');
  expect(spoken).not.toContain('list the risks');
});

test('ends without an error when told to stop', async () => {
  const stop = new AbortController();
  const events: AnswerEvent[] = [];
  for await (const event of answererOf().answer(request('Tell me about yourself'), stop.signal)) {
    if (events.push(event) === 3) stop.abort();
  }
  expect(events).toHaveLength(3);
});

test('a thread that fails is an error of the model’s', async () => {
  const broken = { answer: () => Promise.reject(new Error('the thread has died')) };
  await expect(eventsOf(request('Why?'), answererOf(broken))).rejects.toThrow(ModelError);
});

test('a coach that finds things by their words alone says so in its name', () => {
  expect(coachLabel(true).name).toBe('Built-in coach, by words alone');
});
