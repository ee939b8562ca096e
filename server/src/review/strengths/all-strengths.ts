import type { StrengthId } from '@pythia/contracts/review.ts';
import type { Rule } from '../rule.ts';
import { goodLength } from './good-length.ts';
import { ownAction } from './own-action.ts';
import { preparedTold } from './prepared-told.ts';
import { resultTold } from './result-told.ts';
import { steadyPace } from './steady-pace.ts';

export const ALL_STRENGTHS: readonly Rule<StrengthId>[] = [
  ownAction,
  resultTold,
  preparedTold,
  goodLength,
  steadyPace,
];
