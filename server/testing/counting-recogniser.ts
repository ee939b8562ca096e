import {
  SpeechError,
  type RecogniserStatus,
  type SpeechErrorCode,
  type RecogniserEvent,
  type SpeechRecogniser,
  type TranscribeOptions,
} from '#providers/speech/speech-recogniser.ts';

/**
 * A recogniser that says what it was given instead of what was spoken: an interim with the samples
 * so far after every chunk, and when the audio ends, or a chunk of zeros comes, a final with their number and
 * the different values among them; no final when all of them are {@link NOISE_SAMPLE}.
 * A chunk of {@link FAILING_SAMPLE} alone makes that stream fail. A tone contains single samples of both values.
 */
export class CountingRecogniser implements SpeechRecogniser {
  readonly name = 'counting';
  readonly languages = ['en', 'ar', 'ja', 'pt-BR'];
  current: RecogniserStatus = { state: 'ready' };
  failure: SpeechErrorCode = 'failed';
  /** Streams stop reading until this resolves. */
  gate: Promise<void> = Promise.resolve();
  readonly options: TranscribeOptions[] = [];
  /** Streams that were begun and are not over. */
  active = 0;

  /** How often its status was asked for. */
  asked = 0;

  status(): RecogniserStatus {
    this.asked++;
    return this.current;
  }

  async *transcribe(
    audio: AsyncIterable<Int16Array>,
    options: TranscribeOptions,
  ): AsyncGenerator<RecogniserEvent> {
    this.options.push(options);
    this.active++;
    let values = new Set<number>();
    let [samples, before] = [0, 0];
    try {
      for await (const chunk of audio) {
        await this.gate;
        if (chunk.every((sample) => sample === FAILING_SAMPLE))
          throw new SpeechError(this.failure, 'as asked', { retryable: true });
        before += chunk.length;
        if (chunk.every((sample) => sample === 0)) {
          const noise = values.size === 1 && values.has(NOISE_SAMPLE);
          if (samples > 0 && !noise) yield finalOf(samples, values);
          yield { type: 'speech-end' };
          yield { type: 'settled', before };
          [samples, values] = [0, new Set()];
          continue;
        }
        samples += chunk.length;
        for (const sample of chunk) values.add(sample);
        yield { type: 'interim', text: `${samples}` };
      }
      if (options.signal.aborted || samples === 0) return;
      yield finalOf(samples, values);
      yield { type: 'settled', before };
    } finally {
      this.active--;
    }
  }

  async close(): Promise<void> {}
}

const finalOf = (samples: number, values: Set<number>): RecogniserEvent => ({
  type: 'final',
  text: `${samples} of ${[...values].join(' ')}.`,
});

export const FAILING_SAMPLE = -1;
export const NOISE_SAMPLE = -2;
