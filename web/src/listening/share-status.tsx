import { Alert } from '#ui/alert.tsx';
import { LevelMeter } from '#ui/level-meter.tsx';
import { hasSound } from './share-screen.ts';
import type { StreamLevel } from './use-stream-level.ts';

export function ShareStatus({ stream, level }: { stream: MediaStream | null; level: StreamLevel }) {
  const sounds = stream !== null && hasSound(stream);
  return (
    <>
      <p role="status" className="flex items-center gap-3 text-sm text-ink-soft">
        <span
          aria-hidden="true"
          className={`size-2 shrink-0 rounded-full ${sounds ? 'bg-accent ring-4 ring-accent-wash' : 'bg-edge'}`}
        />
        {stream === null ? 'Sharing: off' : sounds ? 'Sharing: on' : 'Sharing: on, without sound'}
      </p>
      {sounds && level.problem === null && <LevelMeter read={level.read} />}
      {sounds && level.problem !== null && <Alert tone="danger">{level.problem}</Alert>}
    </>
  );
}
