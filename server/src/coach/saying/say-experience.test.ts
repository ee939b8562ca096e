import { expect, test } from 'vitest';
import { sayAnswer } from './say-answer.ts';
import { asks, candidateFrom, foundByMarks, NOTHING_TOLD } from './testing/asked.ts';
import { baker } from './testing/baker.ts';
import { answerOf, answerOfBaker, NOTHING } from './testing/answer-of.ts';
import { countWords } from './wording.ts';

test('a technology that stands nowhere in the material is neither claimed nor denied', () => {
  expect(answerOfBaker('Have you used SAP?', 'experience', { names: ['SAP'] }, 'flour waste')).toBe(NOTHING);
  const skilled = candidateFrom({ work: 'Skills: Excel, Sage 50' });
  const asked = [{ question: asks('Have you used Kafka?', 'experience', { names: ['Kafka'] }), found: [] }];
  expect(sayAnswer({ candidate: skilled, asked, told: NOTHING_TOLD }).text).toBe(
    'I work with Excel and Sage 50. What do you use it for here?',
  );
  const taught = asks('Have you taught Kafka?', 'experience', { names: ['Kafka'] });
  expect(
    sayAnswer({ candidate: skilled, asked: [{ question: taught, found: [] }], told: NOTHING_TOLD }).text,
  ).toBe(NOTHING);
});

test.each(['experience', 'look-up'] as const)(
  'a product that stands nowhere is answered by one of its kind, and by a denial where the candidate wrote it (%s)',
  (kind) => {
    const candidate = candidateFrom({
      work: 'Buyer, Rye & Co., 2019 - present\n- Moved 300 orders to Xero in a week\n- I have never used Coupa.',
    });
    const ask = (name: string): string => {
      const question = asks(`Have you used ${name}?`, kind, { names: [name], sought: 'tool' });
      return sayAnswer({ candidate, asked: [{ question, found: [] }], told: NOTHING_TOLD }).text;
    };
    expect(ask('NetSuite')).toBe('The ERP or accounting system that I know is Xero.');
    expect(ask('Coupa')).toBe('I have never used Coupa.');
    for (const name of ['Ariba', 'KYC', 'Kafka']) expect(ask(name)).not.toMatch(/\b(?:not|never)\b/);
  },
);

test('one that stands there is affirmed, with its story', () => {
  expect(
    answerOfBaker('Have you used a spiral mixer?', 'experience', { names: ['spiral mixer'] }, 'spiral'),
  ).toMatch(/^Yes\.\nI moved the sourdough line/);
});

test.each([
  ['Have you run a bakery in Leeds?', 'experience', { names: ['Leeds'] }],
  ['Have you trained apprentices and volunteers?', 'experience', {}],
  ['Have you dismissed apprentices?', 'experience', {}],
  ['Have you used Excel and Kafka?', 'look-up', { names: ['Excel', 'Kafka'], sought: 'tool' }],
  ['Do you have a management diploma?', 'look-up', { sought: 'certificate' }],
] as const)('no yes where only a part of what is asked stands there: %s', (text, kind, details) => {
  const candidate = candidateFrom({
    work: 'Baker, Rye & Co., 2019 - present\n- Trained six apprentices at the spiral mixer\nSkills: Excel\nCertificates: Managers in Bakery Award',
  });
  const asked = [{ question: asks(text, kind, details), found: foundByMarks(candidate, 'apprentices') }];
  expect(sayAnswer({ candidate, asked, told: NOTHING_TOLD }).text).not.toMatch(/^Yes/);
});

test('nor is there one for a tool that no story has', () => {
  const stories = foundByMarks(baker, 'flour waste', 'wholesale').map((one) => ({
    ...one,
    score: 1,
    coverage: 0,
  }));
  const question = asks('Do you have experience with ECMO?', 'experience', { names: ['ECMO'] });
  const asked = [{ question, found: stories }];
  const { text, alternatives } = sayAnswer({ candidate: baker, asked, told: NOTHING_TOLD });
  expect(text).toBe(NOTHING);
  expect(alternatives).toEqual([]);
});

test.each([
  ['How many customers have you kept?', 'behavioural', /all 14 customers/],
  ['How many apprentices have you trained?', 'experience', /six apprentices/],
] as const)(
  '%s is answered by the sentence with the number, whatever story was found',
  (text, kind, fact) => {
    expect(answerOfBaker(text, kind, {}, 'flour waste')).toMatch(fact);
  },
);

test('a field that stands among what one knows is said', () => {
  const work =
    "Dispatcher, Rye, 2019 - present\n- Cut waste by 20%\nKnowledge: drivers' hours and tachograph rules; Excel";
  expect(answerOf({ work }, asks('How well do you know the tachograph rules?', 'experience'))).toBe(
    "I work with drivers' hours and tachograph rules.",
  );
});

test('what stands there as not known is not claimed, and a long entry is cut', () => {
  const work = 'Baker, Rye, 2019 - present\n- Cut waste by 20%\nSkills: Excel, ';
  const question = asks('How well do you know tachograph rules?', 'experience');
  expect(answerOf({ work: `${work}no knowledge of tachograph rules` }, question)).toBe(NOTHING);
  const long = answerOf({ work: work + 'tachograph rules and hours and '.repeat(60) }, question);
  expect(countWords(long)).toBeLessThanOrEqual(90);
});

test('how well one knows what stands in a list alone is answered by the list', () => {
  const work =
    'Engineer, Rye & Co., 2019 - present\n- Cut waste by 20%\nSkills: SolidWorks, MATLAB\nCertificates: First aid';
  const candidate = candidateFrom({ work });
  const question = asks('How good is your SolidWorks?', 'experience', { names: ['SolidWorks'] });
  const asked = [{ question, found: foundByMarks(candidate, 'waste') }];
  expect(sayAnswer({ candidate, asked, told: NOTHING_TOLD }).text).toBe('I work with SolidWorks.');
  const coder = candidateFrom({ work: work.replace('MATLAB', 'R').replace('waste', 'errors') });
  const ofR = asks('How good is your R?', 'experience', { names: ['R'] });
  const askedOfR = [{ question: ofR, found: foundByMarks(coder, 'errors') }];
  expect(sayAnswer({ candidate: coder, asked: askedOfR, told: NOTHING_TOLD }).text).toBe('I work with R.');
});
