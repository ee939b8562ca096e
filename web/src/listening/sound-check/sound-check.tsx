import { AudioLines } from 'lucide-react';
import type { LiveKind } from '@pythia/contracts/interviews.ts';
import type { StreamLevel } from '#listening/use-stream-level.ts';
import { useSilence } from '#listening/use-silence.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { useLanguage } from '../languages.ts';
import type { HeardWords } from './heard-words.ts';
import { useSoundCheck } from './use-sound-check.ts';

const SILENT_AFTER_MS = 5_000;

interface SoundCheckProps {
  kind: LiveKind;
  stream: MediaStream;
  level: StreamLevel;
}

export function SoundCheck({ kind, stream, level }: SoundCheckProps) {
  const { phase, heard, start, stop } = useSoundCheck(kind, stream);
  const checking = phase === 'checking';
  const isSilent = useSilence(checking ? stream : null, level, SILENT_AFTER_MS);
  return (
    <section
      aria-label="Sound check"
      className="grid gap-3 rounded-md bg-sunken p-4 inset-ring inset-ring-line"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button onClick={checking ? stop : start} icon={<AudioLines aria-hidden className="size-4.5" />}>
          {checking ? 'Stop the check' : 'Check the sound'}
        </Button>
        <p className="min-w-0 flex-1 basis-56 text-sm text-pretty text-ink-soft">
          {phase === 'over'
            ? 'The check is over. None of it was stored.'
            : 'You should see the words spoken in the tab here. This costs no session, and nothing is stored.'}
        </p>
      </div>
      {phase !== 'before' && <Words heard={heard} checking={checking} />}
      {heard.problem !== null && <Alert tone="warning">{heard.problem}</Alert>}
      {isSilent && (
        <Alert tone="warning">
          The shared tab is silent. Is it the tab your call is in, and is somebody speaking? For the check,
          any video playing in it will do.
        </Alert>
      )}
    </section>
  );
}

function Words({ heard: { said, interim }, checking }: { heard: HeardWords; checking: boolean }) {
  const language = useLanguage();
  return (
    <p dir="auto" className="min-h-12 text-[1.0625rem] leading-6 text-pretty wrap-anywhere">
      <span role="log" aria-label="Words heard" lang={language}>
        {said}
      </span>{' '}
      <span className="text-ink-faint" lang={interim ? language : undefined}>
        {interim || (checking && said === '' ? 'Listening…' : '')}
      </span>
    </p>
  );
}
