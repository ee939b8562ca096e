import type { SpokenEvent } from '../../streaming/replayed-stream.ts';

/** Paths of one transducer. */
export interface TransducerFiles {
  encoder: string;
  decoder: string;
  joiner: string;
  tokens: string;
}

export interface SherpaModels {
  streaming: TransducerFiles & {
    /** Seconds of silence to feed after the end of the audio, or the last words are lost. */
    trailingSilence: number;
    /** What to do between utterances: a zipformer's `reset` keeps encoder state, so it needs a new stream. */
    betweenUtterances: 'reset' | 'new-stream';
  };
  /** Hears each whole utterance a second time and gives cased, punctuated text. */
  offline: TransducerFiles | undefined;
}

/** Sample positions count from the `open` of the stream in this child. */
export type ToChild =
  | { type: 'load'; models: SherpaModels }
  | { type: 'open'; stream: number }
  /** Samples, or FLUSH. */
  | { type: 'audio'; stream: number; samples: Int16Array }
  /** No more audio: flush, answered by `ended`. */
  | { type: 'end'; stream: number }
  | { type: 'close'; stream: number };

export type FromChild =
  /** @param capacity streams that this machine decodes in real time, from a self-test */
  | { type: 'ready'; capacity: number }
  | { type: 'unusable'; reason: string }
  /** A `final` also ends the utterance. Audio before `settled` is never needed again. */
  | { type: 'event'; stream: number; event: SpokenEvent; settled: number }
  /** All audio before `decoded` is decoded. */
  | { type: 'progress'; stream: number; decoded: number; settled: number }
  | { type: 'ended'; stream: number };
