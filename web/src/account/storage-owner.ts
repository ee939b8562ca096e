import { browserStorage } from '#browser/storage.ts';

const OWNER = 'owner';
/** These outlive users, as they belong to the browser. */
const PREFERENCES = new Set(['theme', 'sidebarCollapsed', 'characterKeys', 'answerSize', 'interviewerVoice']);
const EYES = new Set(['characterKeys', 'answerSize']);
const ACCOUNT_EYES = 'accountEyes';

export const keepAccountEyes = (): void => browserStorage.local.setItem(ACCOUNT_EYES, 'on');

/** Deletes other users' data: a restored tab brings its storage along. */
export function keepFor(user: string | null): void {
  const { local, session } = browserStorage;
  for (const storage of [local, session]) {
    const owner = storage.getItem(OWNER);
    if (owner !== null && owner !== user) forgetIn(storage);
    if (user !== null) storage.setItem(OWNER, user);
  }
}

/** Deletes all but these, so that no new key is forgotten. */
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
