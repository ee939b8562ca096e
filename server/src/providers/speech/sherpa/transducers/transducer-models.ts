/** Paths of one transducer. */
export interface TransducerFiles {
  encoder: string;
  decoder: string;
  joiner: string;
  tokens: string;
}

export interface TransducerModels {
  streaming: TransducerFiles & {
    /** Seconds of silence to feed after the end of the audio, or the last words are lost. */
    trailingSilence: number;
    /** What to do between utterances: a zipformer's `reset` keeps encoder state, so it needs a new stream. */
    betweenUtterances: 'reset' | 'new-stream';
  };
  /** Hears each whole utterance a second time and gives cased, punctuated text. */
  offline: TransducerFiles | undefined;
}
