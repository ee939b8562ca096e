import type { ReplyOf } from '@pythia/contracts/endpoint.ts';
import type { readInterview } from '@pythia/contracts/interviews.ts';
import { retry, untilAnswered } from '#api/retry.ts';
import { wait } from '#api/wait.ts';

export type TimelinePage = ReplyOf<typeof readInterview>;

interface Following {
  /** The `seq` of the last event that is known. */
  after: number;
  /** Reads what comes after an event of the timeline, known by its `seq`; throws ApiError. */
  read: (after: number) => Promise<TimelinePage>;
  onPage: (page: TimelinePage) => void;
  /** Whether something is awaited that only the server can tell. */
  awaitsMore: () => boolean;
  signal: AbortSignal;
}

const LOOK_AGAIN_MS = 2_000;

/**
 * Hands over a session's timeline as the server has it, page by page, and what follows while something is
 * awaited. A server that is away is not reported: the window's own copy is on the screen.
 * @throws ApiError what the server refused with, or the reason of the signal
 */
export async function followTimeline({
  read,
  onPage,
  awaitsMore,
  signal,
  ...known
}: Following): Promise<void> {
  let { after } = known;
  while (!signal.aborted) {
    const from = after;
    const page = await retry(() => read(from), untilAnswered(signal));
    after = page.events.at(-1)?.seq ?? after;
    onPage(page);
    if (page.next !== null) continue;
    if (!awaitsMore()) return;
    await wait(LOOK_AGAIN_MS, signal);
  }
}
