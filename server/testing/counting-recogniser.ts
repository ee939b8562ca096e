import {
  SpeechError,
  type RecogniserStatus,
  type SpeechErrorCode,
  type RecogniserEvent,
  type SpeechRecogniser,
  type TranscribeOptions,
} from '#providers/speech/speech-recogniser.ts';

/**
 * Says its input: interims with the samples so far; at the end, or after zeros, a final with their number and
 * values, none for {@link NOISE_SAMPLE} only. {@link FAILING_SAMPLE} alone fails the stream. Tones contain
 * single samples of both.
 */
export class CountingRecogniser implements SpeechRecogniser {
  readonly name = 'counting';
  readonly languages = ['en', 'ar', 'ja', 'pt-BR'];
  current: RecogniserStatus = { state: 'ready' };
  failure: SpeechErrorCode = 'failed';
  /** Blocks reading. */
  gate: Promise<void> = Promise.resolve();
  readonly options: TranscribeOptions[] = [];
  active = 0;

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
        if (chunk.length > 0 && chunk.every((sample) => sample === FAILING_SAMPLE))
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
