import { useEffect, useRef, useState } from 'react';
import type { LiveKind } from '@pythia/contracts/interviews.ts';
import { TRANSCRIBE_PATHS } from '@pythia/contracts/transcription.ts';
import { startCapture } from '#listening/capture/start-capture.ts';
import { nextLanguage } from '#listening/languages.ts';
import { transcriptionUrl } from '#listening/transcription-url.ts';
import { afterEvent, NOTHING_HEARD } from './heard-words.ts';

/** Forgotten checks give their recogniser back after this time. */
const LASTS_MS = 60_000;

const checkUrl = (kind: LiveKind): string =>
  kind === 'paid'
    ? transcriptionUrl(TRANSCRIBE_PATHS.paid, { language: nextLanguage() })
    : transcriptionUrl(TRANSCRIBE_PATHS.free, { language: nextLanguage(), sound_check: '1' });

/** Hears a stream for a minute at most, without a session or cost; ends with the component. */
export function useSoundCheck(kind: LiveKind, stream: MediaStream) {
  const [phase, setPhase] = useState<'before' | 'checking' | 'over'>('before');
  const [heard, setHeard] = useState(NOTHING_HEARD);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const stop = () => running.current?.abort();

  const start = () => {
    stop();
    const check = new AbortController();
    running.current = check;
    setHeard(NOTHING_HEARD);
    setPhase('checking');
    const timer = setTimeout(() => check.abort(), LASTS_MS);
    startCapture({
      stream,
      url: checkUrl(kind),
      signal: check.signal,
      onEvent: (event) => {
        if (running.current !== check) return;
        setHeard((before) => afterEvent(before, event));
        if (event.type === 'session-over') return check.abort();
        if (event.type !== 'ended') return;
        clearTimeout(timer);
        setPhase('over');
      },
    });
  };

  return { phase, heard, start, stop };
}
