import { useSyncExternalStore } from 'react';
import type { Eyes } from '@pythia/contracts/customization.ts';
import { hasCharacterKeys, setCharacterKeys } from '#browser/keys.ts';
import { type BrowserSetting, browserSetting } from '#browser/setting.ts';
import { chosenSize, setAnswerSize } from '#browser/size.ts';

const density = browserSetting('copilotDensity');
const side = browserSetting('transcriptSide');
const hints = browserSetting('keyHints');

const isCompact = (): boolean => density.read() === 'compact';
const isOnRight = (): boolean => side.read() === 'right';
const hasHints = (): boolean => hints.read() !== 'off';

const useSetting = ({ subscribe }: BrowserSetting, read: () => boolean, usual: boolean): boolean =>
  useSyncExternalStore(subscribe, read, () => usual);

export const useCompact = (): boolean => useSetting(density, isCompact, false);

export const useTranscriptOnRight = (): boolean => useSetting(side, isOnRight, false);

export const useHints = (): boolean => useSetting(hints, hasHints, true);

export const chooseCompact = (on: boolean): void => density.choose(storedDensity(on));
export const chooseTranscriptOnRight = (on: boolean): void => side.choose(storedSide(on));
export const chooseHints = (on: boolean): void => hints.choose(storedHints(on));

const storedDensity = (on: boolean): string | null => (on ? 'compact' : null);
const storedSide = (on: boolean): string | null => (on ? 'right' : null);
const storedHints = (on: boolean): string | null => (on ? null : 'off');

export const readEyes = (): Eyes => ({
  answer_size: chosenSize(),
  density: isCompact() ? 'compact' : 'comfortable',
  transcript_side: isOnRight() ? 'right' : 'left',
  hints: hasHints(),
  character_keys: hasCharacterKeys(),
});

export function applyEyes(eyes: Eyes): void {
  setAnswerSize(eyes.answer_size);
  setCharacterKeys(eyes.character_keys);
  density.write(storedDensity(eyes.density === 'compact'));
  side.write(storedSide(eyes.transcript_side === 'right'));
  hints.write(storedHints(eyes.hints));
}

/** Former subscribers have no control for these. */
export function showWindowsAsUsual(): void {
  for (const setting of [density, side, hints]) setting.write(null);
}
