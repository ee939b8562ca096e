import { useSyncExternalStore } from 'react';
import { ANSWER_SIZES } from '@pythia/contracts/answer-sizes.ts';
import type { Eyes } from '@pythia/contracts/customization.ts';
import { browserSetting } from '#browser/setting.ts';

type AnswerSize = Eyes['answer_size'];
const USUAL: AnswerSize = 100;

const setting = browserSetting('answerSize');

export const chosenSize = (): AnswerSize =>
  ANSWER_SIZES.find((size) => String(size) === setting.read()) ?? USUAL;

export const useAnswerSize = (): AnswerSize =>
  useSyncExternalStore(setting.subscribe, chosenSize, () => USUAL);

export function stepAnswerSize(steps: 1 | -1): void {
  const size = ANSWER_SIZES[ANSWER_SIZES.indexOf(chosenSize()) + steps];
  if (size !== undefined) setting.choose(stored(size));
}

export const setAnswerSize = (size: AnswerSize): void => setting.write(stored(size));

const stored = (size: AnswerSize): string | null => (size === USUAL ? null : String(size));
