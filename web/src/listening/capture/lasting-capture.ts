import { onSignOut } from '#account/sign-out.ts';
import { openerStream } from '../shared-stream.ts';
import type { Capture, CaptureEvent, CaptureOptions } from './capture-events.ts';
import { startCapture } from './start-capture.ts';
import { withoutTakingOver } from './transcription-socket.ts';

declare global {
  interface Window {
    /** In a window that shares: captures that run in it, for the windows that it opened. */
    pythiaCaptures?: { build: string; start: typeof startLasting };
  }
}

/** A page that is reloaded is back by then, also on a busy machine. */
const RELOADED_WITHIN_MS = 10_000;
/** What a page has to know first; of each, the latest. */
const STANDING: ReadonlySet<CaptureEvent['type']> = new Set(['audio', 'connection', 'status', 'kept']);

/** Those that run in this window. */
const running = new Set<LastingCapture>();

/** To be called in the window that shares. */
export function offerCaptures(): void {
  window.pythiaCaptures = { build: import.meta.url, start: startLasting };
  window.addEventListener('pagehide', breakOffAll);
}

const breakOffAll = (): void => running.forEach((capture) => capture.breakOff());

onSignOut(() => running.forEach((capture) => capture.end()));

/**
 * Starts a capture in the window that has shared its stream, so that a reload of this one does not interrupt it: this
 * window's capture of before the reload goes on. Where that window offers none, or is of another build, it runs here.
 */
export function startCaptureWhereShared(options: CaptureOptions): Capture {
  const opener = options.stream === openerStream() ? (window.opener as Window) : null;
  const offered = opener?.pythiaCaptures;
  return offered?.build === import.meta.url ? offered.start(options, window) : startCapture(options);
}

/** @param view the window that is told what the capture hears */
function startLasting(options: CaptureOptions, view: Window): Capture {
  const left = [...running].find((capture) => capture.isLeftBy(view));
  if (left?.goOn(options)) return left;
  left?.end();
  return new LastingCapture(options, view);
}

/** A capture that outlives the page which it tells, until that is back, its window is closed or the user signs out. */
class LastingCapture implements Capture {
  readonly #view: Window;
  readonly #capture: Capture;
  readonly #over = new AbortController();
  #stream: MediaStream;
  #url: string;
  /** Undefined while the page is gone. */
  #tell: CaptureOptions['onEvent'] | undefined;
  /** Aborted when the page goes: what listens to it would keep it in memory. */
  #page = new AbortController();
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;
  readonly #standing = new Map<CaptureEvent['type'], CaptureEvent>();
  #untold: CaptureEvent[] = [];

  constructor(options: CaptureOptions, view: Window) {
    this.#view = view;
    this.#stream = options.stream;
    this.#url = options.url;
    running.add(this);
    this.#join(options);
    this.#capture = startCapture({
      stream: this.#stream,
      url: this.#url,
      signal: this.#over.signal,
      onEvent: (event) => this.#hear(event),
    });
  }

  /** Whether its page is gone, and it waits for the next one. */
  isLeftBy(view: Window): boolean {
    return view === this.#view && !this.#tell && !this.#isStopped;
  }

  /** @returns false when something else is to be listened to, or for somebody else */
  goOn(options: CaptureOptions): boolean {
    const isMeant =
      options.stream === this.#stream && withoutTakingOver(options.url) === withoutTakingOver(this.#url);
    if (!isMeant) return false;
    clearTimeout(this.#waiting);
    this.#join(options);
    options.onEvent({ type: 'went-on' });
    for (const event of this.#standing.values()) options.onEvent(event);
    for (const event of this.#untold.splice(0)) this.#hear(event);
    return true;
  }

  resume(): Promise<void> {
    return this.#capture.resume();
  }

  flush(): void {
    this.#capture.flush();
  }

  hurry(): void {
    this.#capture.hurry();
  }

  listenTo(stream: MediaStream): boolean {
    const isTaken = this.#capture.listenTo(stream);
    if (isTaken) this.#stream = stream;
    return isTaken;
  }

  moveTo(url: string): void {
    this.#url = url;
    this.#capture.moveTo(url);
  }

  stop(): void {
    this.#isStopped = true;
    this.#capture.stop();
  }

  end(): void {
    this.#over.abort();
  }

  /** To be called when this window goes, and with it the capture and what the server has not heard. */
  breakOff(): void {
    const kept = this.#standing.get('kept');
    if (kept?.type === 'kept') this.#hear({ ...kept, type: 'gap' });
    this.#hear({ type: 'ended', reason: 'track-ended' });
    this.#tell = undefined;
    this.end();
  }

  #join({ onEvent, signal }: CaptureOptions): void {
    this.#tell = onEvent;
    this.#page = new AbortController();
    const { signal: page } = this.#page;
    signal?.addEventListener('abort', () => this.end(), { signal: page });
    this.#view.addEventListener('pagehide', () => this.#leave(), { signal: page });
  }

  #leave(): void {
    this.#page.abort();
    this.#tell = undefined;
    this.#waiting = setTimeout(() => this.end(), RELOADED_WITHIN_MS);
  }

  #hear(event: CaptureEvent): void {
    if (event.type === 'ended') this.#forget();
    if (this.#tell) return this.#pass(event, this.#tell);
    // sound comes twenty times a second, also where timers are held back
    if (event.type !== 'level') this.#untold.push(event);
    else if (this.#view.closed) this.end();
  }

  #pass(event: CaptureEvent, tell: CaptureOptions['onEvent']): void {
    if (STANDING.has(event.type)) this.#standing.set(event.type, event);
    if (event.type === 'connection' && event.state === 'open') this.#standing.delete('kept');
    tell(event);
  }

  #forget(): void {
    clearTimeout(this.#waiting);
    this.#page.abort();
    running.delete(this);
  }
}
