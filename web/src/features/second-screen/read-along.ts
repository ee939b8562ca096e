import { openSecondScreen, SECOND_SCREEN_FEED_PATH } from '@pythia/contracts/second-screen.ts';
import { storedAuthToken } from '#account/auth-token.ts';
import { call } from '#api/call.ts';
import { socketUrl } from '#api/socket-url.ts';
import { browserStorage } from '#browser/storage.ts';
import { type FeedHearing, FeedSocket } from '#interviews/feed-socket.ts';

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

export const followSession = (bearer: string, hearing: FeedHearing): FeedSocket =>
  new FeedSocket({
    ...hearing,
    url: (after) => socketUrl(SECOND_SCREEN_FEED_PATH, { token: bearer, after: String(after) }),
  });
