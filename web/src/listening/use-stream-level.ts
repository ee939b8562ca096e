import { useEffect, useMemo, useRef, useState } from 'react';
import { asSetupError } from './capture/audio-setup-error.ts';

const SAMPLES = 1_024;
const GESTURES = ['click', 'keydown'] as const;

export interface StreamLevel {
  /** Root mean square, linear, 0 to 1. */
  read: () => number;
  /** False while the audio context is suspended or refused: all levels are 0 then. */
  isMeasured: () => boolean;
  problem: string | null;
}

/** Kept, as Chromium garbage-collects nodes of a suspended context. */
interface Meter {
  context: AudioContext;
  analyser: AnalyserNode;
  source: AudioNode;
}

/** A suspended audio context is resumed by the next click or key. */
export function useStreamLevel(stream: MediaStream | null): StreamLevel {
  const meter = useRef<Meter | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    if (!stream || stream.getAudioTracks().length === 0) return undefined;
    const over = new AbortController();
    const { signal } = over;
    const fail = (error: unknown): void => {
      if (!signal.aborted) setProblem(asSetupError(error).message);
    };
    try {
      meter.current = openMeter(stream);
      const { context } = meter.current;
      const resume = () => void context.resume().catch(fail);
      for (const gesture of GESTURES) document.addEventListener(gesture, resume, { signal });
    } catch (error) {
      fail(error);
    }
    return () => {
      over.abort();
      void meter.current?.context.close();
      meter.current = null;
      setProblem(null);
    };
  }, [stream]);

  return useMemo(() => {
    const samples = new Float32Array(SAMPLES);
    return {
      problem,
      read: () => {
        if (!meter.current) return 0;
        meter.current.analyser.getFloatTimeDomainData(samples);
        return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / SAMPLES);
      },
      isMeasured: () => meter.current?.context.state === 'running',
    };
  }, [problem]);
}

function openMeter(stream: MediaStream): Meter {
  const context = new AudioContext();
  try {
    const analyser = new AnalyserNode(context, { fftSize: SAMPLES });
    const source = context.createMediaStreamSource(stream);
    source.connect(analyser);
    return { context, analyser, source };
  } catch (error) {
    void context.close();
    throw error;
  }
}
