export interface TransducerFiles {
  encoder: string;
  decoder: string;
  joiner: string;
  tokens: string;
}

export interface TransducerModels {
  streaming: TransducerFiles & {
    trailingSilence: number;
    /** A zipformer's `reset` keeps encoder state, so it needs a new stream. */
    betweenUtterances: 'reset' | 'new-stream';
  };
  offline: TransducerFiles | undefined;
}
