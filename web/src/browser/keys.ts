import { useSyncExternalStore } from 'react';
import { browserSetting } from '#browser/setting.ts';

const setting = browserSetting('characterKeys');

/** Single-key commands, off for people who dictate (WCAG 2.1.4). */
export const hasCharacterKeys = (): boolean => setting.read() !== 'off';

export const useCharacterKeys = (): boolean =>
  useSyncExternalStore(setting.subscribe, hasCharacterKeys, () => true);

export const switchCharacterKeys = (on: boolean): void => setting.choose(stored(on));

export const setCharacterKeys = (on: boolean): void => setting.write(stored(on));

const stored = (on: boolean): string | null => (on ? null : 'off');
