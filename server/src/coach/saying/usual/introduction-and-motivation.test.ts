import { expect, test } from 'vitest';
import { heldBefore } from '../jobs-held.ts';
import { asks } from '../testing/asked.ts';
import { answerOf, answerOfBaker } from '../testing/answer-of.ts';

test('an introduction goes from now to before', () => {
  expect(answerOfBaker('Tell me about yourself.', 'introduction')).toMatch(
    /^I work as Head Baker at Rye & Co\.\nI cut flour waste by 20%.*\nEarlier I worked as Baker at Mill Lane Bakery\.\nI took over .*$/,
  );
});

test('a motivation is left to its candidate, beside work of theirs that is like the job’s, and nothing of the posting is said back', () => {
  const said = answerOfBaker('Why us?', 'motivation');
  expect(said).toMatch(
    /^What draws me to this job is \[[^\]]+\]\.\nI have done work like this\.\nI trained six apprentices/,
  );
  expect(said).not.toMatch(/waste low/);
});

test('where nothing is like it, one says where one comes from', () => {
  const jobDescription = 'We use two presses. We press apples that others throw away.';
  const work = 'Nurse, Rye Ward, 2019 - present\n- Led six shifts';
  expect(answerOf({ company: 'Crumb & Sons', jobDescription, work }, asks('Why us?', 'motivation'))).toMatch(
    /^I work as Nurse at Rye Ward\.\nI led six shifts\.\nWhat draws me to this job is \[[^\]]+\]\.\nAnd I would like to do it with you because \[[^\]]+\]\.$/,
  );
});

test('no mistake and nothing that others did is told for why one comes', () => {
  const jobDescription = 'You will pay the wages of 500 people and keep the stock of 14 shops.';
  const work =
    'Finance Manager, Rye & Co., 2019 - present\n- Lead the finances of three shops\n- Overpaid the wages of 64 people, because I had loaded the wrong file\n- Two colleagues quarrelled over the stock of 14 shops. I let each of them count.';
  expect(answerOf({ company: 'Crumb', jobDescription, work }, asks('Why us?', 'motivation'))).not.toMatch(
    /wrong file|quarrelled/,
  );
});

test('an introduction says what one does and what came of it, and no half of a story', () => {
  const work =
    'Finance Manager, Rye & Co., 2019 - present\n- In 2021 the owner asked me to date a £180,000 order into December. I told him that I could not.\n- Made a rota for 12 people. Sick days fell from 61 to 22.\n- Lead the finances of three shops\nTrainee, Mill Lane, 2015 - 2019\n- A customer wanted her money back. I stayed polite and found another one in two hours.';
  expect(answerOf({ work }, asks('Tell me about yourself.', 'introduction'))).toBe(
    'I work as Finance Manager at Rye & Co.\nI lead the finances of three shops.\nI made a rota for 12 people.\nSick days fell from 61 to 22.\nEarlier I worked as Trainee at Mill Lane.',
  );
});

test('a job of which the dates alone are known is not named', () => {
  const work = '2019 - present\n- Led a team of 4';
  for (const kind of ['introduction', 'motivation', 'look-up'] as const)
    expect(answerOf({ work }, asks('Why here?', kind, { sought: 'employer' }))).not.toMatch(
      /\b(?:at|as) *(?:\.|$)/m,
    );
});

test('an introduction tells no deed that is cut off before what came of it', () => {
  const work = `Clerk, Rye & Co., York, 2019 - present
- I told the owner that 900 chairs would not fit. He wanted the seats all the same. I sold him 820.`;
  expect(answerOf({ work }, asks('Tell me about yourself.', 'introduction'))).not.toContain('900 chairs');
});

test('who trades under a name of their own works for themselves, by their title', () => {
  const place = { employer: 'trading as Oak Heating', from: '2015', to: '2018', isCurrent: false };
  expect(heldBefore({ ...place, title: 'Heating Engineer' })).toBe(
    'Earlier I worked as Heating Engineer for myself, trading as Oak Heating.',
  );
  expect(heldBefore({ ...place, title: 'Freelance' })).toBe(
    'Earlier I worked for myself, trading as Oak Heating.',
  );
});
