import { afterEach, expect, test } from 'vitest';
import { type CoachThread, coachThread } from './answer.ts';
import { NO_MATERIAL } from './material.ts';
import type { UsualClassifier } from './thread/usual-meant.ts';

let thread: CoachThread | undefined;
afterEach(() => thread?.close());

const material = {
  ...NO_MATERIAL,
  work: 'Baker, Rye & Co., 2019 – 2021\n- Cut flour waste by 20% by weighing every batch.',
};
const HEARD = { title: 'Briefing', path: ['Pumps'], text: 'The Leakfinder listens.' };

async function ask(
  text: string,
  heard: { asks: number; noQuestion: string } | undefined,
  usualQuestions?: UsualClassifier,
) {
  await thread?.close();
  thread = coachThread({ judge: async () => heard, usualQuestions });
  const documents = { owner: 'kim', version: '1' };
  const kim = thread.of('kim');
  await kim.openDocuments('1', async () => [HEARD]);
  const { answer, passages } = await kim.brief({ material, documents, turns: [{ role: 'user', text }] });
  return {
    text: answer.text,
    note: answer.note,
    alternatives: answer.alternatives,
    passages: passages.length,
  };
}
const remark = (noQuestion: string, asks = 0.19) => ({ asks, noQuestion });

test('a remark has no section of a document', async () => {
  const text = 'what does the Leakfinder do';
  expect((await ask(text, undefined)).passages).toBe(1);
  expect((await ask(text, remark('statement'))).passages).toBe(0);
  expect((await ask(text, remark('statement', 0.21))).passages).toBe(1);
  expect((await ask('What does the Leakfinder do?', remark('statement'))).passages).toBe(1);
});

test('a courtesy is returned, and no story told, for what only takes leave or greets', async () => {
  const text = 'Our bakers throw away a lot of flour waste.';
  expect((await ask(text, undefined)).text).toContain('flour waste');
  expect((await ask(text, remark('closing'))).text).toMatch(/^Thank you/);
  expect((await ask('Thanks for coming so far for us.', remark('greeting'))).text).toMatch(
    /having me|be here/,
  );
});

test('nothing is said to what is no more than a nod', async () => {
  expect(await ask('Okay.', remark('backchannel'))).toEqual({
    text: '',
    note: 'Nothing is asked in it. Heard: “Okay.”',
    alternatives: [],
    passages: 0,
  });
});

test('a statement may hint at a question, and what may be asked of everybody counts as asked', async () => {
  const text = 'Our bakers throw away a lot of flour waste.';
  expect((await ask(text, remark('statement'))).text).toContain('flour waste');
  const classifier = { kinds: async () => new Map([['about-yourself', 0.3]]) };
  const usual = await ask('Take me up to today.', remark('greeting'), {
    narrow: classifier,
    wide: classifier,
  });
  expect(usual.text).toContain('Rye & Co.');
});
