import { createStore, useStore } from 'zustand';
import { browserStorage } from '#browser/storage.ts';

const KEY = 'signInNotice';

const notice = createStore<string | null>(() => null);
if (typeof window !== 'undefined') notice.setState(browserStorage.session.getItem(KEY));

export function leaveSignInNotice(sentence: string): void {
  browserStorage.session.setItem(KEY, sentence);
  notice.setState(sentence);
}

export function clearSignInNotice(): void {
  browserStorage.session.removeItem(KEY);
  notice.setState(null);
}

export const useSignInNotice = (): string | null => useStore(notice);
