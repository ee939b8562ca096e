import { useEffect, useMemo, useRef } from 'react';

const SAMPLES = 1_024;

/** How loud the stream is at the moment: a function for the level meter, root mean square, linear, 0 to 1. */
export function useStreamLevel(stream: MediaStream | null): () => number {
  const analyser = useRef<AnalyserNode | null>(null);
  /** Held, as Chromium collects nodes that nobody holds while their context is held back. */
  const source = useRef<AudioNode | null>(null);

  useEffect(() => {
    if (!stream || stream.getAudioTracks().length === 0) return undefined;
    const context = new AudioContext();
    analyser.current = new AnalyserNode(context, { fftSize: SAMPLES });
    source.current = context.createMediaStreamSource(stream);
    source.current.connect(analyser.current);
    return () => {
      analyser.current = null;
      source.current = null;
      void context.close();
    };
  }, [stream]);

  return useMemo(() => {
    const samples = new Float32Array(SAMPLES);
    return () => {
      if (!analyser.current) return 0;
      analyser.current.getFloatTimeDomainData(samples);
      return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / SAMPLES);
    };
  }, []);
}
