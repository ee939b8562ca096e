import { createStore, useStore } from 'zustand';
import { currentUser, type User } from '@pythia/contracts/accounts.ts';
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

export const useUserOutdated = (): boolean => useStore(lastKnown, ({ outdated }) => outdated);

/**
 * The signed-in user, or the last known one while the server does not answer.
 * @throws ApiError when nothing is known, or the user is signed out
 */
export async function fetchCurrentUser(signal: AbortSignal): Promise<User> {
  try {
    const user = await authorisedCall(currentUser, { signal });
    lastKnown.setState({ user, outdated: false });
    return user;
  } catch (error) {
    signal.throwIfAborted();
    const { user } = lastKnown.getState();
    if (user === null) throw error;
    lastKnown.setState({ outdated: true });
    return user;
  }
}
