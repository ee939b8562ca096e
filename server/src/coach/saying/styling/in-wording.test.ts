import { describe, expect, test } from 'vitest';
import { sayAnswer } from '../say-answer.ts';
import { asks, candidateOf, found, NOTHING_TOLD } from '../testing/asked.ts';
import { withoutAvoided } from './avoided.ts';
import type { CoachStyle } from './coach-style.ts';
import { inWording } from './in-wording.ts';
import { spelled } from './spelling.ts';

const STYLE: CoachStyle = { form: 'beats', words: 90, avoid: [], spelling: 'british', lean: [] };

test.each([
  ['really', 'I really cut the waste by 20%.', 'I cut the waste by 20%.'],
  ['innovative', 'I built an innovative product.', 'I built a product.'],
  ['old', 'I mended an old oven.', 'I mended an oven.'],
  ['innovative', 'It was a fast, innovative product.', 'It was a fast product.'],
  ['old', 'A warm, old kitchen.', 'A warm kitchen.'],
  ['old', 'For years, old ovens failed.', 'For years, ovens failed.'],
  ['innovative', 'First, innovative people came.', 'First, people came.'],
  ['Basically', 'Basically, we moved the dough.', 'We moved the dough.'],
  ['basically', 'We, basically, moved it.', 'We moved it.'],
  ['honestly', 'I fixed it, honestly.', 'I fixed it.'],
  ['at the end of the day', 'At the end of the day, I left.', 'I left.'],
])('without %s the rest is whole: %s', (avoided, sentence, without) => {
  expect(withoutAvoided(sentence, avoided)).toBe(without);
});

test.each([
  ['well', 'It went well.'],
  ['innovative', 'I was innovative.'],
  ['innovative', 'It was a fast and innovative product.'],
  ['leverage', 'I leverage data.'],
  ['not', 'I did not say it.'],
  ['only', 'I only did it once.'],
  ['nearly', 'I nearly lost the contract.'],
  ['about', 'It took about 40 days.'],
  ['very', 'Everything is fine.'],
  ['(.*)+$ [', 'I wrote (.*)+$ [ once.'],
])('without %s the rest would not be whole, or would say something else: %s', (avoided, sentence) => {
  expect(withoutAvoided(sentence, avoided)).toBe(sentence);
});

test('a sentence of pages is left as it is, and says so', () => {
  const endless = `I ${'really '.repeat(1_000)}tried.`;
  const { text, stillSaid } = inWording(endless, { ...STYLE, avoid: ['really', 'really'] }, []);
  expect([text, stillSaid]).toEqual([endless, ['really']]);
});

test('the name of a beat is not said, and so is no word that stayed', () => {
  const { stillSaid } = inWording(
    '**Result.** The waste fell.',
    { ...STYLE, avoid: ['result', 'waste'] },
    [],
  );
  expect(stillSaid).toEqual(['waste']);
});

describe('the spelling', () => {
  test('is that of the style', () => {
    expect(spelled('I organise the colours of the centre.', 'american')).toBe(
      'I organize the colors of the center.',
    );
    expect(spelled('I organize the colors of the center.', 'british')).toBe(
      'I organise the colours of the centre.',
    );
  });

  test('of names and of what is right in either stays', () => {
    const text = 'I licensed the program at Harbour Centre, re-organised 12 meters and wrote a story.';
    expect(spelled(text, 'american')).toBe(text);
    expect(spelled('The program draft is in practice.', 'british')).toBe('The program draft is in practice.');
  });

  test('is that of the coach’s own sentences alone', () => {
    const { episodes } = candidateOf({ stories: ['I organised the colour tests at once.'] });
    const spoken = [
      { text: 'I organised the colour tests at once.', told: episodes },
      { text: 'What I have read is this: you value colour.', told: [], cited: 'From Annual report' },
    ];
    const text = `${spoken.map((said) => said.text).join(' ')} The colour is a behaviour.`;
    expect(inWording(text, { ...STYLE, spelling: 'american' }, spoken).text).toBe(
      `${spoken.map((said) => said.text).join(' ')} The color is a behavior.`,
    );
  });
});

test('an answer names the avoided words that it needs, and is as it was where none are in it', () => {
  const candidate = candidateOf({
    stories: ['I leverage data in a truly old bakery. We sold twice as much.'],
  });
  const asked = [{ question: asks('What do you do?', 'behavioural'), found: found(candidate, 'leverage') }];
  const say = (...avoid: string[]) =>
    sayAnswer({ candidate, asked, told: NOTHING_TOLD, style: { ...STYLE, avoid } });
  const { text, remark, note } = say('leverage', 'truly', 'data');
  expect(text).toBe('I leverage data in an old bakery. We sold twice as much.');
  expect(remark).toBe('You avoid “leverage” and “data”, without which this would not be whole.');
  expect(note).toBeNull();
  expect(say('synergy').remark).toBeUndefined();
});

test('what stands in lines and under names keeps them', () => {
  const text = '**Situation.** It really failed.\n\n**Action.** I moved it.\nAt once.';
  expect(inWording(text, { ...STYLE, avoid: ['really'] }, []).text).toBe(
    '**Situation.** It failed.\n\n**Action.** I moved it.\nAt once.',
  );
});
