import { useEffect, useMemo, useRef, useState } from 'react';
import { asSetupError } from './capture/audio-setup-error.ts';

const SAMPLES = 1_024;
const GESTURES = ['click', 'keydown'] as const;

export interface StreamLevel {
  /** How loud the stream is at the moment, for the level meter: root mean square, linear, 0 to 1. */
  read: () => number;
  /** False while the browser suspends the audio context, or refuses one: all levels are 0 then. */
  isMeasured: () => boolean;
  /** Why the browser lets nothing be measured, in a sentence; the same keeps a session from listening. */
  problem: string | null;
}

/** A reference to all of it, as Chromium garbage-collects nodes of a suspended context. */
interface Meter {
  context: AudioContext;
  analyser: AnalyserNode;
  source: AudioNode;
}

/** Measures a stream's loudness; a suspended audio context is resumed by the next click or key. */
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

/** @throws what the browser says where it gives no sound out, or has no room for more of it */
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
