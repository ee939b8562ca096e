import { SupervisedChild, type WhyBroken } from '#core/supervised-child.ts';
import { SpeechError, type SpeechErrorCode } from '../../speech-recogniser.ts';
import type { ReplayedStream } from '../replayed-stream.ts';
import type { FromChild, StreamMessage } from './child-messages.ts';

interface DecoderParts {
  child: URL;
  load: unknown;
  hungAfterMs?: number | undefined;
  loadedWithinMs?: number | undefined;
}

export type HostState =
  | { state: 'loading' }
  | { state: 'ready'; capacity: number }
  | { state: 'broken'; reason: string };

export class DecoderHost {
  readonly #child: SupervisedChild<StreamMessage, FromChild>;
  readonly #streams = new Map<number, ReplayedStream>();
  #state: HostState = { state: 'loading' };
  #nextId = 1;
  readonly #broken = Promise.withResolvers<string>();

  constructor({ child: program, load, hungAfterMs, loadedWithinMs }: DecoderParts) {
    this.#child = new SupervisedChild<StreamMessage, FromChild>({
      program,
      load,
      hungAfterMs,
      loadedWithinMs,
      onReady: ({ capacity }) => this.#replay(capacity),
      onMessage: (message) => this.#hear(message),
      onDeath: () => (this.#state = { state: 'loading' }),
      onBroken: (why) => this.#giveUp(reasonOf(why), why.kind === 'unstartable' ? 'capacity' : 'unavailable'),
    });
  }

  get state(): HostState {
    return this.#state;
  }

  get broken(): Promise<string> {
    return this.#broken.promise;
  }

  get streamCount(): number {
    return this.#streams.size;
  }

  open(stream: ReplayedStream): number {
    const id = this.#nextId++;
    this.#streams.set(id, stream);
    this.#child.send({ type: 'open', stream: id });
    return id;
  }

  send(message: StreamMessage): void {
    this.#child.send(message);
  }

  close(id: number): void {
    if (this.#streams.delete(id)) this.send({ type: 'close', stream: id });
  }

  shutDown(): Promise<void> {
    this.#giveUp('The speech recogniser was shut down.');
    return this.#child.close();
  }

  #hear(message: Extract<FromChild, { stream: number }>): void {
    if (message.type === 'progress') this.#child.worked();
    const stream = this.#streams.get(message.stream);
    if (stream) pass(message, stream);
  }

  #replay(capacity: number): void {
    this.#state = { state: 'ready', capacity };
    for (const [id, stream] of this.#streams) {
      this.send({ type: 'open', stream: id });
      for (const samples of stream.replay()) this.send({ type: 'audio', stream: id, samples });
      if (stream.hasEnded) this.send({ type: 'end', stream: id });
    }
  }

  #giveUp(reason: string, why: SpeechErrorCode = 'unavailable'): void {
    this.#state = { state: 'broken', reason };
    this.#broken.resolve(reason);
    for (const stream of this.#streams.values()) {
      stream.fail(new SpeechError(why, reason, { retryable: why === 'capacity' }));
    }
    this.#streams.clear();
  }
}

const reasonOf = (why: WhyBroken): string =>
  why.kind === 'reported' ? why.reason : 'The speech model on this server cannot be loaded.';

function pass(message: Extract<FromChild, { stream: number }>, stream: ReplayedStream): void {
  if (message.type === 'event') stream.say(message.event);
  if (message.type === 'event' || message.type === 'progress') stream.settle(message.settled);
  if (message.type === 'progress') stream.passedOn(message.decoded);
  if (message.type === 'ended') stream.finish();
}
