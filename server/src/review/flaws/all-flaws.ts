import type { FlawId } from '@pythia/contracts/review.ts';
import type { Rule } from '../rule.ts';
import { factChanged } from './fact-changed.ts';
import { fillers } from './fillers.ts';
import { invented } from './invented.ts';
import { noAction } from './no-action.ts';
import { noResult } from './no-result.ts';
import { numberMissing } from './number-missing.ts';
import { offQuestion } from './off-question.ts';
import { preparedLeftOut } from './prepared-left-out.ts';
import { tooFast } from './too-fast.ts';
import { tooLong } from './too-long.ts';
import { tooShort } from './too-short.ts';
import { tooSlow } from './too-slow.ts';
import { weOnly } from './we-only.ts';

export const ALL_FLAWS: readonly Rule<FlawId>[] = [
  offQuestion,
  invented,
  factChanged,
  noAction,
  noResult,
  numberMissing,
  weOnly,
  preparedLeftOut,
  tooLong,
  tooShort,
  tooFast,
  tooSlow,
  fillers,
];
