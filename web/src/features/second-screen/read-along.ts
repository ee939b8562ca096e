import type { ReplyOf } from '@pythia/contracts/endpoint.ts';
import { openSecondScreen, readSecondScreen } from '@pythia/contracts/second-screen.ts';
import { storedAuthToken } from '#account/auth-token.ts';
import { ApiError } from '#api/api-error.ts';
import { call } from '#api/call.ts';
import { backingOff, isRefusal, retry } from '#api/retry.ts';
import { wait } from '#api/wait.ts';
import { browserStorage } from '#browser/storage.ts';

export type SecondScreenPage = ReplyOf<typeof readSecondScreen>;

/** In this tab: it outlives a reload, and goes with whoever signs out here. */
const KEPT = 'pythia_second_screen';
const LOOK_AGAIN_MS = 1_000;
const MOST_PAUSE_MS = 4_000;

export const keptBearer = (): string | null => browserStorage.session.getItem(KEPT);
export const forgetBearer = (): void => browserStorage.session.removeItem(KEPT);

/** Exchanges the link, once. @throws ApiError */
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

interface Following {
  bearer: string;
  onPage: (page: SecondScreenPage) => void;
  /** Whether the server answers. */
  onReach: (reaches: boolean) => void;
  signal: AbortSignal;
}

/** Hands over what happened in the session and what happens. @throws ApiError once it may not be read any more */
export async function followSession({ bearer, onPage, onReach, signal }: Following): Promise<never> {
  let after = 0;
  while (true) {
    const from = String(after);
    const page = await retry(
      () => call(readSecondScreen, { query: { after: from }, token: bearer, signal }),
      {
        retries: (error) => {
          const isAway = error instanceof ApiError && !isRefusal(error);
          if (isAway) onReach(false);
          return isAway;
        },
        pause: backingOff({ maxMs: MOST_PAUSE_MS }),
        signal,
      },
    );
    onReach(true);
    after = page.events.at(-1)?.seq ?? after;
    onPage(page);
    if (page.next === null) await wait(LOOK_AGAIN_MS, signal);
  }
}
