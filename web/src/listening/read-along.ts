import { CLOSE } from '@pythia/contracts/close-codes.ts';
import { AppendedEvent } from '@pythia/contracts/interviews.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { Backoff } from '#api/backoff.ts';
import { wait } from '#api/wait.ts';
import type { CaptureEvent } from './capture/capture-events.ts';
import { parseServerMessage } from './capture/parse-server-message.ts';
import { SpeechEvents } from './capture/speech-events.ts';

/**
 * `status` comes at the beginning of each connection, from where on nothing is missed, with an `interim` before it: of
 * what was being said earlier nothing is known. `detail` says why there is no reading along any more.
 */
export type ReadEvent = Extract<
  CaptureEvent,
  {
    type: 'appended' | 'interim' | 'language' | 'status' | 'detail' | 'session-over';
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
/** Refusals in a row for want of room, half a minute by the usual waits: no other window was closed meanwhile. */
const MOST_REFUSALS = 5;

/**
 * Hears what is appended and being said in a session that another window listens to, until the signal aborts, the
 * session is over, or the server refuses it.
 */
export async function readAlong(options: ReadAlongOptions): Promise<void> {
  const { onEvent, signal, backoff = new Backoff() } = options;
  let refusals = 0;
  const onTold = (event: ReadEvent): void => {
    backoff.reset();
    refusals = 0;
    onEvent(event);
  };
  while (!signal.aborted) {
    const { code, detail } = await readOnce({ ...options, onEvent: onTold });
    if (code === CLOSE.sessionExpired) return onEvent({ type: 'session-over' });
    if (code === CLOSE.authenticationFailed) return;
    refusals = code === CLOSE.tooManyStreams ? refusals + 1 : 0;
    const isRefused = code === CLOSE.policyViolation || refusals === MOST_REFUSALS;
    if (isRefused) return onEvent({ type: 'detail', detail: detail ?? MESSAGES.connectionClosed });
    await wait(backoff.next(), signal);
  }
}

/** @returns the code that one connection was closed with, and the sentence that came before, where one did */
function readOnce({
  url,
  onEvent,
  signal,
  askEveryMs = ASK_EVERY_MS,
}: ReadAlongOptions): Promise<{ code: number; detail: string | undefined }> {
  return new Promise((resolve) => {
    let detail: string | undefined;
    const socket = new WebSocket(url);
    let isAlive = true;
    const end = (code: number): void => {
      clearInterval(asking);
      signal.removeEventListener('abort', leave);
      socket.onmessage = socket.onclose = null;
      socket.close();
      resolve({ code, detail });
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
      if (event?.type === 'detail') return void (detail = event.detail);
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
  const isReadAsItIs =
    told?.type === 'status' ||
    told?.type === 'interim' ||
    told?.type === 'language' ||
    told?.type === 'detail';
  if (isReadAsItIs) return told;
  const event = told?.type === 'appended' ? AppendedEvent.safeParse(told.event).data : undefined;
  return event && { type: 'appended', event };
}
