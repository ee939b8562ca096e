import { onSignOut } from '#account/sign-out.ts';
import { openerStream } from '../shared-stream.ts';
import type { Capture, CaptureEvent, CaptureOptions } from './capture-events.ts';
import { startCapture } from './start-capture.ts';
import { withoutTakingOver } from './transcription-socket.ts';

declare global {
  interface Window {
    pythiaCaptures?: { build: string; start: typeof startLasting };
  }
}

const RELOADED_WITHIN_MS = 10_000;
/** A page that comes back first gets the latest event of each of these types. */
const STANDING: ReadonlySet<CaptureEvent['type']> = new Set(['audio', 'connection', 'status', 'kept']);

const running = new Set<LastingCapture>();

export function offerCaptures(): void {
  window.pythiaCaptures = { build: import.meta.url, start: startLasting };
  window.addEventListener('pagehide', breakOffAll);
}

const breakOffAll = (): void => running.forEach((capture) => capture.breakOff());

onSignOut(() => running.forEach((capture) => capture.end()));

/**
 * Runs the capture in the sharing window, where it outlives a reload of this one; here if that window offers
 * none or is of another build.
 */
export function startCaptureWhereShared(options: CaptureOptions): Capture {
  const opener = options.stream === openerStream() ? (window.opener as Window) : null;
  const offered = opener?.pythiaCaptures;
  return offered?.build === import.meta.url ? offered.start(options, window) : startCapture(options);
}

function startLasting(options: CaptureOptions, view: Window): Capture {
  const left = [...running].find((capture) => capture.isLeftBy(view));
  if (left?.goOn(options)) return left;
  left?.end();
  return new LastingCapture(options, view);
}

/** Lasts until its page is back, its window is closed, or the user signs out. */
class LastingCapture implements Capture {
  readonly #view: Window;
  readonly #capture: Capture;
  readonly #over = new AbortController();
  #stream: MediaStream;
  #url: string;
  #tell: CaptureOptions['onEvent'] | undefined;
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

  isLeftBy(view: Window): boolean {
    return view === this.#view && !this.#tell && !this.#isStopped;
  }

  /** @returns false for another user or other sound */
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
