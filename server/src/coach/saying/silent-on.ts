import { ALL_FACT_MATTERS, type FactMatter } from '@pythia/contracts/fact-matters.ts';
import type { Candidate } from '#coach/candidate/candidate.ts';
import { entriesSought } from './find-entries.ts';
import { ownWordsOn } from './say-logistics.ts';
import { thesisOf } from './say-look-up.ts';
import { wishOf } from './usual/salary.ts';

export const silentOn = (candidate: Candidate): FactMatter[] =>
  ALL_FACT_MATTERS.filter((matter) => !SAYS[matter](candidate));

const SAYS: Record<FactMatter, (candidate: Candidate) => boolean> = {
  start: (candidate) => ownWordsOn('start', candidate) !== undefined,
  salary: (candidate) => wishOf(candidate) !== undefined,
  visa: (candidate) => ownWordsOn('visa', candidate) !== undefined,
  relocation: (candidate) => ownWordsOn('relocation', candidate) !== undefined,
  travel: (candidate) => ownWordsOn('travel', candidate) !== undefined,
  remote: (candidate) => ownWordsOn('remote', candidate) !== undefined,
  hours: (candidate) => ownWordsOn('hours', candidate) !== undefined,
  languages: (candidate) => entriesSought(candidate, 'language').length > 0,
  systems: (candidate) => entriesSought(candidate, 'tool').length > 0,
  licence: ({ holdings }) => holdings.some(({ text }) => /\bdriv(?:ing|er['’]?s?) licen[cs]e\b/i.test(text)),
  dissertation: (candidate) => thesisOf(candidate) !== undefined,
  references: (candidate) => ownWordsOn('references', candidate) !== undefined,
};
