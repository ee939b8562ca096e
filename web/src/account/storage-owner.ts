import { browserStorage } from '#browser/storage.ts';

/** User id that owns the storage. */
const OWNER = 'owner';
/** The browser's, not the user's. */
const PREFERENCES = new Set(['theme', 'sidebarCollapsed', 'characterKeys', 'answerSize', 'interviewerVoice']);
/** Preferences that an account may have set. */
const EYES = new Set(['characterKeys', 'answerSize']);
/** Set by an account: they go with their user. */
const ACCOUNT_EYES = 'accountEyes';

export const keepAccountEyes = (): void => browserStorage.local.setItem(ACCOUNT_EYES, 'on');

/**
 * Deletes other users' data: a restored tab brings its storage along.
 * @param user null: signed out
 */
export function keepFor(user: string | null): void {
  const { local, session } = browserStorage;
  for (const storage of [local, session]) {
    const owner = storage.getItem(OWNER);
    if (owner !== null && owner !== user) forgetIn(storage);
    if (user !== null) storage.setItem(OWNER, user);
  }
}

/** Deletes everything but preferences, so that nothing new is forgotten. */
export function forgetUser(): void {
  forgetIn(browserStorage.local);
  forgetIn(browserStorage.session);
}

function forgetIn(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  const isOfAccount = keys.includes(ACCOUNT_EYES);
  for (const key of keys)
    if (!PREFERENCES.has(key) || (isOfAccount && EYES.has(key))) storage.removeItem(key);
}
