import { afterAll, expect, onTestFinished, test } from 'vitest';
import { coachThread } from './answer.ts';
import { NO_MATERIAL } from './material.ts';

type Heard = { asks: number; noQuestion: string } | undefined;

let heard: Heard;
const judge = async () => heard;
const byJudge = coachThread({ judge });
afterAll(() => byJudge.close());

const material = {
  ...NO_MATERIAL,
  work: 'Baker, Rye & Co., 2019 – 2021\n- Cut flour waste by 20% by weighing every batch.',
};

async function ask(text: string, judged: Heard, thread = byJudge) {
  heard = judged;
  const kim = thread.of('kim');
  const { answer } = await kim.brief({ material, turns: [{ role: 'user', text }] });
  return {
    text: answer.text,
    note: answer.note,
    alternatives: answer.alternatives,
  };
}
const remark = (noQuestion: string, asks = 0.19) => ({ asks, noQuestion });

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
    alternatives: ['Cut flour waste by 20% by weighing every batch'],
  });
});

test('a statement may hint at a question, and what may be asked of everybody counts as asked', async () => {
  const text = 'Our bakers throw away a lot of flour waste.';
  expect((await ask(text, remark('statement'))).text).toContain('flour waste');
  const classifier = { kinds: async () => new Map([['about-yourself', 0.3]]) };
  const thread = coachThread({ judge, usualQuestions: { narrow: classifier, wide: classifier } });
  onTestFinished(() => thread.close());
  const usual = await ask('Take me up to today.', remark('greeting'), thread);
  expect(usual.text).toContain('Rye & Co.');
});

test.each([
  'What do you know about flour waste.',
  'Right. Tell me about flour waste',
  'Good. Describe the flour waste.',
  'no worries. how did you cut the flour waste',
])('a question is no remark, with or without its mark: %s', async (text) => {
  expect((await ask(text, remark('backchannel'))).note ?? '').not.toContain('Nothing is asked');
});

test('with the mark of a question only what is surely a remark is one', async () => {
  const text = 'And the flour waste?';
  expect((await ask(text, remark('greeting', 0.1))).text).not.toMatch(/^Thank you/);
  expect((await ask('Lovely day, did you park?', remark('small-talk', 0.01))).text).toMatch(/^It all went/);
});

test('a name alone is greeted by nobody', async () => {
  expect((await ask('Kubernetes.', remark('greeting'))).text).toBe('');
});
