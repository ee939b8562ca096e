import { type AudioGraph, openAudioGraph } from './audio-graph.ts';
import { asSetupError, noAudioTrack, notLoaded } from './audio-setup-error.ts';
import type { Capture, CaptureEvent, CaptureOptions, EndReason } from './capture-events.ts';
import type { FromWorker, ToWorker } from './worker-protocol.ts';

/** Autoplay without a click comes within this time. */
const AUTOPLAY_GRACE_MS = 500;

/** Streams a shared tab's sound to the server. Never throws: every failure is an `ended` event. */
export function startCapture(options: CaptureOptions): Capture {
  const capture = new RunningCapture(options);
  capture.start();
  return capture;
}

class RunningCapture implements Capture {
  readonly #options: CaptureOptions;
  #url: string;
  readonly #over = new AbortController();
  #graph: AudioGraph | undefined;
  #track: MediaStreamTrack | undefined;
  /** Aborted when another stream takes over, and at the end. */
  #share = new AbortController();
  #worker: Worker | undefined;
  #isConnected = false;
  #isLeaving = false;
  #finishReason: EndReason | undefined;

  constructor(options: CaptureOptions) {
    this.#options = options;
    this.#url = options.url;
  }

  start(): void {
    const { stream, signal } = this.#options;
    if (signal?.aborted) return this.#end('stopped');
    signal?.addEventListener('abort', () => this.#end('stopped'), { signal: this.#over.signal });
    this.listenTo(stream);
  }

  listenTo(stream: MediaStream): boolean {
    if (this.#finishReason || this.#over.signal.aborted) return false;
    this.#share.abort();
    this.#share = new AbortController();
    this.#isLeaving = false;
    this.#open(stream, this.#share.signal).catch((error: unknown) => this.#fail(error));
    if (this.#worker) this.#emit({ type: 'connection', state: this.#isConnected ? 'open' : 'connecting' });
    return true;
  }

  async resume(): Promise<void> {
    const graph = this.#graph;
    await graph?.context.resume().catch((error: unknown) => {
      if (graph === this.#graph) this.#fail(error);
    });
  }

  flush(): void {
    this.#tellWorker({ type: 'flush' });
  }

  hurry(): void {
    this.#tellWorker({ type: 'retry-now' });
  }

  moveTo(url: string): void {
    this.#url = url; // the worker may begin later
    this.#tellWorker({ type: 'move-to', url });
  }

  stop(): void {
    this.#finish('stopped');
  }

  async #open(stream: MediaStream, signal: AbortSignal): Promise<void> {
    const [track] = stream.getAudioTracks();
    if (!track) throw noAudioTrack();
    if (track.readyState === 'ended') return this.#end('track-ended');
    const channel = new MessageChannel();
    const onFailure = (error: unknown): void => {
      if (!signal.aborted) this.#fail(error);
    };
    const graph = await openAudioGraph(stream, channel.port1, onFailure);
    if (signal.aborted) return graph.context.close();
    this.#closeGraph();
    this.#graph = graph;
    this.#track = track;
    const onEnded = (): void => this.#onShareEnded();
    track.addEventListener('ended', onEnded, { signal });
    // another window's track outlives this page: a listener would keep the page in memory
    window.addEventListener('pagehide', () => track.removeEventListener('ended', onEnded), { signal });
    if (this.#worker) this.#tellWorker({ type: 'listen-to', audio: channel.port2 }, [channel.port2]);
    else this.#startWorker(channel.port2);
    await this.#watchContext(graph.context, signal);
  }

  #startWorker(audio: MessagePort): void {
    const { signal } = this.#over;
    const worker = new Worker(new URL('./transcription-worker.ts', import.meta.url), { type: 'module' });
    this.#worker = worker;
    // a script that did not arrive is an event without a message
    worker.addEventListener('error', ({ message }) => this.#fail(message || notLoaded()), { signal });
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.#onWorker(data), {
      signal,
    });
    this.#tellWorker({ type: 'start', url: this.#url, audio }, [audio]);
    window.addEventListener('online', () => this.#tellWorker({ type: 'network-returned' }), { signal });
  }

  #onWorker(data: FromWorker): void {
    if (data.type === 'ended') return this.#onWorkerEnd(data.reason);
    // a reload of the track's window ends the track without an event
    if (data.type === 'level' && this.#track?.readyState === 'ended') this.#onShareEnded();
    if (data.type === 'connection') this.#isConnected = data.state === 'open';
    this.#emit(data);
    if (this.#isConnected && this.#isLeaving) this.#finish('track-ended');
  }

  /** Sound kept while disconnected must not be lost with the share. */
  #onShareEnded(): void {
    if (this.#isConnected || !this.#worker) return this.#finish('track-ended');
    if (this.#isLeaving) return;
    this.#isLeaving = true;
    this.#share.abort();
    this.#closeGraph();
    this.#emit({ type: 'share-ended' });
  }

  async #watchContext(context: AudioContext, signal: AbortSignal): Promise<void> {
    const report = (): void =>
      this.#emit({ type: 'audio', state: context.state === 'running' ? 'running' : 'needs-gesture' });
    const resumed = context.resume().catch((error: unknown) => {
      if (!signal.aborted) this.#fail(error);
    });
    await Promise.race([resumed, delay(AUTOPLAY_GRACE_MS)]);
    if (signal.aborted) return;
    report();
    context.addEventListener('statechange', report, { signal });
  }

  #finish(reason: EndReason): void {
    if (!this.#worker) return this.#end(reason);
    if (this.#finishReason) return;
    this.#finishReason = reason;
    this.#tellWorker({ type: 'finish' });
  }

  #onWorkerEnd(reason: EndReason): void {
    this.#end(reason === 'stopped' ? (this.#finishReason ?? reason) : reason);
  }

  #fail(error: unknown): void {
    const { reason, message } = asSetupError(error);
    this.#end(reason, message);
  }

  #tellWorker(message: ToWorker, transfer: Transferable[] = []): void {
    this.#worker?.postMessage(message, transfer);
  }

  #emit(event: CaptureEvent): void {
    if (!this.#over.signal.aborted) this.#options.onEvent(event);
  }

  #end(reason: EndReason, message?: string): void {
    if (this.#over.signal.aborted) return;
    this.#over.abort();
    this.#share.abort();
    this.#worker?.terminate();
    this.#closeGraph();
    this.#options.onEvent({ type: 'ended', reason, ...(message && { message }) });
  }

  /** Closing twice throws. */
  #closeGraph(): void {
    void this.#graph?.context.close();
    this.#graph = undefined;
  }
}

const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
