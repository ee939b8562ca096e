import {
  SpeechError,
  type RecogniserStatus,
  type SpeechErrorCode,
  type SpeechEvent,
  type SpeechRecogniser,
  type TranscribeOptions,
} from '#providers/speech/speech-recogniser.ts';

/**
 * A recogniser that says what it was given instead of what was spoken: an interim with the samples
 * so far after every chunk, and when the audio ends their number and the different values among them.
 * A chunk that begins with {@link FAILING_SAMPLE} makes that stream fail.
 */
export class CountingRecogniser implements SpeechRecogniser {
  readonly name = 'counting';
  current: RecogniserStatus = { state: 'ready' };
  failure: SpeechErrorCode = 'failed';
  /** Streams stop reading until this resolves. */
  gate: Promise<void> = Promise.resolve();
  readonly options: TranscribeOptions[] = [];
  /** Streams that were begun and are not over. */
  active = 0;

  status(): RecogniserStatus {
    return this.current;
  }

  async *transcribe(
    audio: AsyncIterable<Int16Array>,
    options: TranscribeOptions,
  ): AsyncGenerator<SpeechEvent> {
    this.options.push(options);
    this.active++;
    const values = new Set<number>();
    let samples = 0;
    try {
      for await (const chunk of audio) {
        await this.gate;
        if (chunk[0] === FAILING_SAMPLE) throw new SpeechError(this.failure, 'as asked', { retryable: true });
        samples += chunk.length;
        for (const sample of chunk) values.add(sample);
        yield { type: 'interim', text: `${samples}` };
      }
      if (!options.signal.aborted) yield { type: 'final', text: `${samples} of ${[...values].join(' ')}.` };
    } finally {
      this.active--;
    }
  }

  async close(): Promise<void> {}
}

export const FAILING_SAMPLE = -1;
