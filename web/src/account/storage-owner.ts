import { browserStorage } from '#browser/storage.ts';

/** Whose the rest of a storage is: the id of a user. */
const OWNER = 'owner';
/** What belongs to the browser and not to its user. */
const PREFERENCES = new Set(['theme', 'sidebarCollapsed', 'characterKeys', 'answerSize', 'interviewerVoice']);
/** What of it a subscriber's account may have set. */
const EYES = new Set(['characterKeys', 'answerSize']);
/** There once it has: then they go with their user. */
const ACCOUNT_EYES = 'accountEyes';

/** Says that what suits the eyes is from now on what the user's account says. */
export const keepAccountEyes = (): void => browserStorage.local.setItem(ACCOUNT_EYES, 'on');

/**
 * Deletes what this browser keeps for anybody else. A tab that comes back brings its storage along, whoever has
 * signed in since.
 * @param user the id of who is signed in; null: nobody is
 */
export function keepFor(user: string | null): void {
  const { local, session } = browserStorage;
  for (const storage of [local, session]) {
    const owner = storage.getItem(OWNER);
    if (owner !== null && owner !== user) forgetIn(storage);
    if (user !== null) storage.setItem(OWNER, user);
  }
}

/** Deletes all but the preferences, so that nothing which a later part keeps can be left behind. */
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
