import type { FactMatter } from '@pythia/contracts/fact-matters.ts';
import { expect, test } from 'vitest';
import { factSentence } from './fact-sentence.ts';

test.each<[FactMatter, typed: string, said: string]>([
  ['start', 'Four weeks', 'I need four weeks’ notice.'],
  ['start', '1 month', 'I need 1 month’s notice.'],
  ['start', 'three months’ notice', 'I need three months’ notice.'],
  ['start', 'Three months to the end of a quarter', 'My notice is three months to the end of a quarter.'],
  ['start', 'Immediately', 'I can start immediately.'],
  ['start', 'March', 'I can start in March.'],
  ['start', '1 March', 'I can start on 1 March.'],
  ['start', 'None', 'I have no notice period to keep.'],
  ['start', 'I can start in May', 'I can start in May.'],
  ['salary', '52k', 'I am looking for 52k.'],
  ['salary', 'EUR 70,000', 'I am looking for EUR 70,000.'],
  ['salary', 'Negotiable', 'My expectation is negotiable.'],
  ['visa', 'No', 'I do not need a visa or sponsorship for this job.'],
  ['visa', 'British citizen', 'I am a British citizen.'],
  ['visa', 'EU Blue Card', 'I have an EU Blue Card.'],
  ['visa', 'Need sponsorship from 2026', 'I need sponsorship from 2026.'],
  [
    'visa',
    'Yes, I do. My visa ends in June',
    'I would need a visa or sponsorship for this job. My visa ends in June.',
  ],
  ['relocation', 'Leeds; happy to move from June', 'I live in Leeds. I am happy to move from June.'],
  ['relocation', 'no', 'I would rather not move.'],
  ['relocation', 'within Germany', 'I would move within Germany.'],
  ['travel', 'A few days a month', 'I can travel a few days a month.'],
  ['travel', 'Own car', 'I have my own car.'],
  ['remote', 'Hybrid', 'I would like to work hybrid.'],
  ['hours', 'Monday to Friday', 'I can work Monday to Friday.'],
  ['hours', 'no weekends', 'I cannot work weekends.'],
  ['languages', 'Fluent in German', 'I am fluent in German.'],
  ['languages', 'Polish (native)', 'I speak Polish (native).'],
  ['systems', 'Excel and SAP', 'I work with Excel and SAP.'],
  ['licence', 'Full UK licence', 'I have a full UK licence.'],
  ['licence', 'Full and clean', 'I have a driving licence: full and clean.'],
  ['dissertation', 'Machine learning for crops', 'My dissertation was about machine learning for crops.'],
  ['references', 'On request', 'My references are on request.'],
  ['references', 'My last two managers', 'My references are my last two managers.'],
  ['references', 'My manager is happy to be called', 'My manager is happy to be called.'],
])('of the matter %s, “%s” is said as: %s', (matter, typed, said) => {
  expect(factSentence(matter, typed)).toBe(said);
});
