import { createStore, useStore } from 'zustand';
import { browserStorage } from '#browser/storage.ts';

/** In session storage, so that it outlives a reload of the sign-in page. */
const KEY = 'signInNotice';

const notice = createStore<string | null>(() => null);
if (typeof window !== 'undefined') notice.setState(browserStorage.session.getItem(KEY));

/** Leaves a sentence for the sign-in page, so that nobody is sent there without a reason. */
export function leaveSignInNotice(sentence: string): void {
  browserStorage.session.setItem(KEY, sentence);
  notice.setState(sentence);
}

/** To be called once a sign-in has succeeded. */
export function clearSignInNotice(): void {
  browserStorage.session.removeItem(KEY);
  notice.setState(null);
}

/** The sentence left last. */
export const useSignInNotice = (): string | null => useStore(notice);
