import { useSyncExternalStore } from 'react';
import { browserSetting } from '#browser-setting.ts';

/** Of an answer's text, in percent of the usual. */
export const ANSWER_SIZES = [85, 100, 115, 130, 150, 175, 200] as const;
type AnswerSize = (typeof ANSWER_SIZES)[number];
const USUAL: AnswerSize = 100;

const setting = browserSetting('answerSize');

const chosenSize = (): AnswerSize => ANSWER_SIZES.find((size) => String(size) === setting.read()) ?? USUAL;

export const useAnswerSize = (): AnswerSize =>
  useSyncExternalStore(setting.subscribe, chosenSize, () => USUAL);

/** @param steps 1 for the next larger size, -1 for the next smaller; at either end it stays */
export function stepAnswerSize(steps: 1 | -1): void {
  const size = ANSWER_SIZES[ANSWER_SIZES.indexOf(chosenSize()) + steps];
  if (size !== undefined) setting.write(size === USUAL ? null : String(size));
}
