import { openSecondScreen } from '@pythia/contracts/second-screen.ts';
import { storedAuthToken } from '#account/auth-token.ts';
import { call } from '#api/call.ts';
import { browserStorage } from '#browser/storage.ts';

/** Session storage survives a reload and goes on sign-out. */
const KEPT = 'pythia_second_screen';

export const keptBearer = (): string | null => browserStorage.session.getItem(KEPT);
export const forgetBearer = (): void => browserStorage.session.removeItem(KEPT);

/**
 * A link works once.
 * @throws ApiError
 */
export async function openLink(link: string, signal: AbortSignal): Promise<string> {
  const signedIn = storedAuthToken();
  const { token } = await call(openSecondScreen, {
    body: { token: link },
    ...(signedIn !== null && { token: signedIn }),
    signal,
  });
  browserStorage.session.setItem(KEPT, token);
  return token;
}
