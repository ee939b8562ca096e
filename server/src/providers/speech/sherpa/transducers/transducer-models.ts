export interface TransducerFiles {
  encoder: string;
  decoder: string;
  joiner: string;
  tokens: string;
}

export interface TransducerModels {
  streaming: TransducerFiles & {
    /** Seconds of silence to append, or the last words are lost. */
    trailingSilence: number;
    /** A zipformer's `reset` keeps encoder state, so it needs a new stream. */
    betweenUtterances: 'reset' | 'new-stream';
  };
  /** Hears whole utterances again for cased, punctuated text. */
  offline: TransducerFiles | undefined;
}
