const KEY = 'signInNotice';

/** Leaves a sentence for the sign-in page, so that nobody is sent there without a reason. */
export const leaveSignInNotice = (sentence: string): void => sessionStorage.setItem(KEY, sentence);

/** The sentence left last. It stays until a sign-in succeeds, as rendering may happen twice. */
export const signInNotice = (): string | null => sessionStorage.getItem(KEY);

/** For `useSyncExternalStore`: nothing changes it while the sign-in page is shown. */
export const subscribeToSignInNotice = () => () => {};

export const clearSignInNotice = (): void => sessionStorage.removeItem(KEY);
