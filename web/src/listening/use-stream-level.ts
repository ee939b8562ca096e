import { useEffect, useMemo, useRef } from 'react';

const SAMPLES = 1_024;
const GESTURES = ['click', 'keydown'] as const;

export interface StreamLevel {
  /** How loud the stream is at the moment, for the level meter: root mean square, linear, 0 to 1. */
  read: () => number;
  /** False while the browser suspends the audio context: all levels are 0 then. */
  isMeasured: () => boolean;
}

/** Measures a stream's loudness; a suspended audio context is resumed by the next click or key. */
export function useStreamLevel(stream: MediaStream | null): StreamLevel {
  const analyser = useRef<AnalyserNode | null>(null);
  /** A reference, as Chromium garbage-collects nodes of a suspended context. */
  const source = useRef<AudioNode | null>(null);

  useEffect(() => {
    if (!stream || stream.getAudioTracks().length === 0) return undefined;
    const context = new AudioContext();
    analyser.current = new AnalyserNode(context, { fftSize: SAMPLES });
    source.current = context.createMediaStreamSource(stream);
    source.current.connect(analyser.current);
    const resume = () => void context.resume();
    for (const gesture of GESTURES) document.addEventListener(gesture, resume);
    return () => {
      for (const gesture of GESTURES) document.removeEventListener(gesture, resume);
      analyser.current = null;
      source.current = null;
      void context.close();
    };
  }, [stream]);

  return useMemo(() => {
    const samples = new Float32Array(SAMPLES);
    return {
      read: () => {
        if (!analyser.current) return 0;
        analyser.current.getFloatTimeDomainData(samples);
        return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / SAMPLES);
      },
      isMeasured: () => analyser.current?.context.state === 'running',
    };
  }, []);
}
