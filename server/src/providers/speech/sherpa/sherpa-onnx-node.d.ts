/**
 * Types for the used part of the untyped addon. Audio is Float32 in [-1, 1]; other arrays are misread
 * silently.
 */
declare module 'sherpa-onnx-node' {
  interface Waveform {
    samples: Float32Array;
    sampleRate: number;
  }
  interface ModelConfig {
    transducer?: { encoder: string; decoder: string; joiner: string };
    moonshine?: { encoder: string; mergedDecoder: string };
    tokens: string;
    modelType?: string;
    numThreads: number;
    provider: 'cpu';
    debug: 0 | 1;
  }
  interface FeatureConfig {
    sampleRate: number;
    featureDim: number;
  }
  interface OnlineStream {
    acceptWaveform(waveform: Waveform): void;
    inputFinished(): void;
  }
  interface OfflineStream {
    acceptWaveform(waveform: Waveform): void;
  }
  interface OnlineRecognizer {
    createStream(): OnlineStream;
    isReady(stream: OnlineStream): boolean;
    /** Blocks the event loop. */
    decodeStreams(streams: OnlineStream[]): void;
    isEndpoint(stream: OnlineStream): boolean;
    reset(stream: OnlineStream): void;
    getResult(stream: OnlineStream): { text: string };
  }
  interface OfflineRecognizer {
    createStream(): OfflineStream;
    decodeAsync(stream: OfflineStream): Promise<{ text: string }>;
  }
  interface Vad {
    acceptWaveform(samples: Float32Array): void;
    isDetected(): boolean;
    isEmpty(): boolean;
    pop(): void;
    reset(): void;
  }
  const addon: {
    Vad: new (
      config: {
        /** Durations in seconds, window in samples. */
        sileroVad: {
          model: string;
          threshold: number;
          minSpeechDuration: number;
          minSilenceDuration: number;
          windowSize: 512;
        };
        sampleRate: number;
        numThreads: number;
        debug: 0 | 1;
      },
      bufferSeconds: number,
    ) => Vad;
    OnlineRecognizer: new (config: {
      featConfig: FeatureConfig;
      modelConfig: ModelConfig;
      decodingMethod: 'greedy_search';
      enableEndpoint: 0 | 1;
      /** Seconds: silence that ends an utterance without words, with words, and the longest utterance. */
      rule1MinTrailingSilence: number;
      rule2MinTrailingSilence: number;
      rule3MinUtteranceLength: number;
    }) => OnlineRecognizer;
    OfflineRecognizer: new (config: {
      featConfig: FeatureConfig;
      modelConfig: ModelConfig;
    }) => OfflineRecognizer;
  };
  export default addon;
  export type { OfflineRecognizer, OnlineRecognizer, OnlineStream };
}
