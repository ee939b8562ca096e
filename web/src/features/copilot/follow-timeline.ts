import type { ReplyOf } from '@pythia/contracts/endpoint.ts';
import type { readInterview } from '@pythia/contracts/interviews.ts';
import { ApiError } from '#api/api-error.ts';
import { Backoff } from '#api/backoff.ts';
import { wait } from '#api/wait.ts';

export type TimelinePage = ReplyOf<typeof readInterview>;

/** Reads what comes after an event of the timeline, known by its `seq`; throws ApiError. */
export type ReadTimeline = (after: number, signal: AbortSignal) => Promise<TimelinePage>;

interface Following {
  read: ReadTimeline;
  onPage: (page: TimelinePage) => void;
  /** Whether something is awaited that only the server can tell. */
  awaitsMore: () => boolean;
  signal: AbortSignal;
}

const LOOK_AGAIN_MS = 2_000;
const MOST_BETWEEN_RETRIES_MS = 60_000;

/**
 * Hands over a session's timeline as the server has it, page by page, and what follows while something is
 * awaited. A call that fails is made again, ever more rarely; one that is refused is not.
 */
export async function followTimeline({ read, onPage, awaitsMore, signal }: Following): Promise<void> {
  let after = 0;
  const backoff = new Backoff({ maxMs: MOST_BETWEEN_RETRIES_MS });
  while (!signal.aborted) {
    const page = await read(after, signal).catch((error: unknown) => whyNot(error, signal));
    if (signal.aborted || page === 'refused') return;
    if (page === 'failed') {
      await wait(backoff.next(), signal);
      continue;
    }
    backoff.reset();
    after = page.events.at(-1)?.seq ?? after;
    onPage(page);
    if (page.next !== null) continue;
    if (!awaitsMore()) return;
    await wait(LOOK_AGAIN_MS, signal);
  }
}

/** Words on the screen are enough: nobody is told that the server's copy could not be read. */
function whyNot(error: unknown, signal: AbortSignal): 'failed' | 'refused' {
  if (signal.aborted) return 'refused';
  if (!(error instanceof ApiError)) throw error;
  const refused = error.status >= 400 && error.status < 500 && error.status !== 429;
  return refused ? 'refused' : 'failed';
}
