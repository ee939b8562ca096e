import { createStore, useStore } from 'zustand';
import { browserStorage } from '#browser/storage.ts';

/** Session storage survives a reload. */
const KEY = 'signInNotice';

const notice = createStore<string | null>(() => null);
if (typeof window !== 'undefined') notice.setState(browserStorage.session.getItem(KEY));

/** Explains why the sign-in page appeared. */
export function leaveSignInNotice(sentence: string): void {
  browserStorage.session.setItem(KEY, sentence);
  notice.setState(sentence);
}

export function clearSignInNotice(): void {
  browserStorage.session.removeItem(KEY);
  notice.setState(null);
}

export const useSignInNotice = (): string | null => useStore(notice);
