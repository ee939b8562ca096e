import { CLOSE } from '@pythia/contracts/close-codes.ts';
import { AppendedEvent } from '@pythia/contracts/interviews.ts';
import { Backoff } from '#api/backoff.ts';
import { wait } from '#api/wait.ts';
import type { CaptureEvent } from './capture/capture-events.ts';
import { parseServerMessage } from './capture/parse-server-message.ts';
import { SpeechEvents } from './capture/speech-events.ts';

/**
 * `status` comes at the beginning of each connection, from where on nothing is missed, with an `interim` before it: of
 * what was being said earlier nothing is known.
 */
export type ReadEvent = Extract<
  CaptureEvent,
  {
    type: 'appended' | 'interim' | 'language' | 'status' | 'session-over';
  }
>;

export interface ReadAlongOptions {
  /** The whole socket address, with `listen=no`. */
  url: string;
  onEvent: (event: ReadEvent) => void;
  signal: AbortSignal;
  backoff?: Backoff;
  /** A connection that has not answered by the next time is dead. */
  askEveryMs?: number;
}

const ASK_EVERY_MS = 5_000;

/** Hears what is appended and being said in a session that another window listens to, until the signal aborts or the session is over. */
export async function readAlong(options: ReadAlongOptions): Promise<void> {
  const { onEvent, signal, backoff = new Backoff() } = options;
  while (!signal.aborted) {
    const code = await readOnce({ ...options, onEvent: (event) => (backoff.reset(), onEvent(event)) });
    if (code === CLOSE.sessionExpired) return onEvent({ type: 'session-over' });
    if (code === CLOSE.authenticationFailed) return;
    await wait(backoff.next(), signal);
  }
}

/** @returns the code that one connection was closed with */
function readOnce({ url, onEvent, signal, askEveryMs = ASK_EVERY_MS }: ReadAlongOptions): Promise<number> {
  return new Promise((resolve) => {
    const socket = new WebSocket(url);
    let isAlive = true;
    const end = (code: number): void => {
      clearInterval(asking);
      signal.removeEventListener('abort', leave);
      socket.onmessage = socket.onclose = null;
      socket.close();
      resolve(code);
    };
    const leave = (): void => end(CLOSE.normal);
    const asking = setInterval(() => {
      if (!isAlive) return leave();
      isAlive = false;
      if (socket.readyState === WebSocket.OPEN) socket.send('{"type":"ping"}');
    }, askEveryMs);
    socket.onmessage = ({ data }) => {
      isAlive = true;
      const event = readEvent(data);
      if (event?.type === 'status') onEvent({ type: 'interim', text: '' });
      if (event) onEvent(event);
    };
    socket.onclose = ({ code }) => end(code);
    signal.addEventListener('abort', leave);
    if (signal.aborted) leave();
  });
}

function readEvent(data: unknown): ReadEvent | undefined {
  const message = parseServerMessage(data);
  const told = message && new SpeechEvents().from(message);
  if (told?.type === 'status' || told?.type === 'interim' || told?.type === 'language') return told;
  const event = told?.type === 'appended' ? AppendedEvent.safeParse(told.event).data : undefined;
  return event && { type: 'appended', event };
}
