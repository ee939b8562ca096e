import { createStore, useStore } from 'zustand';
import { currentUser, type User } from '@pythia/contracts/accounts.ts';
import { ApiError } from '#api/api-error.ts';
import { authorisedCall } from './authorised-call.ts';
import { onSignOut } from './sign-out.ts';

interface LastKnown {
  user: User | null;
  /** The last look at the user failed, so that what is shown may be old. */
  outdated: boolean;
}

const NOBODY: LastKnown = { user: null, outdated: false };
const lastKnown = createStore(() => NOBODY);
onSignOut(() => lastKnown.setState(NOBODY));

/** Null once the user has signed out. */
export const useLastKnownUser = (): User | null => useStore(lastKnown, ({ user }) => user);
export const useUserOutdated = (): boolean => useStore(lastKnown, ({ outdated }) => outdated);

/** The signed-in user, as the server has it now. @throws ApiError */
export async function askForUser(signal?: AbortSignal): Promise<User> {
  const user = await authorisedCall(currentUser, signal ? { signal } : {});
  keepUser(user);
  return user;
}

/** What the server has just told of the user. */
export const keepUser = (user: User): void => lastKnown.setState({ user, outdated: false });

/** What this browser has just changed about the user, until the server is asked again. */
export function changeKnownUser(changes: Partial<User>): void {
  lastKnown.setState(({ user }) => ({ user: user && { ...user, ...changes } }));
}

/**
 * The signed-in user, or the last known one while the server does not answer.
 * @throws ApiError when nothing is known, or the user is signed out
 */
export async function fetchCurrentUser(signal: AbortSignal): Promise<User> {
  try {
    return await askForUser(signal);
  } catch (error) {
    signal.throwIfAborted();
    const { user } = lastKnown.getState();
    if (user === null) throw error;
    const refused = error instanceof ApiError && error.status === 401; // this window is about to leave
    lastKnown.setState({ outdated: !refused });
    return user;
  }
}
