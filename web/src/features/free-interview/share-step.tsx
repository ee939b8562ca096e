import { clsx } from 'clsx';
import { lazy, Suspense } from 'react';
import { useRunningSessions } from '#interviews/running-session.ts';
import { LanguageChoice } from '#listening/language-choice.tsx';
import { hasSound } from '#listening/share-screen.ts';
import { SharePart } from '#listening/share-part.tsx';
import { useSharedStream } from '#listening/shared-stream.ts';
import { useSilence } from '#listening/use-silence.ts';
import { useStreamLevel } from '#listening/use-stream-level.ts';
import { Skeleton } from '#ui/skeleton.tsx';

const SoundCheck = lazy(async () => ({
  default: (await import('#listening/sound-check/sound-check.tsx')).SoundCheck,
}));

const KEEP_OPEN = 'Keep this tab open: closing or reloading it stops the sharing.';
const HOW_TO_SEE = `The bars move when sound arrives. ${KEEP_OPEN}`;
/** Same length as the text it replaces: the button below must not move. */
const NOTHING_HEARD =
  'Nothing has been heard since you started sharing. Is it your call’s tab, and is somebody speaking?';

export function ShareStep() {
  const stream = useSharedStream();
  const level = useStreamLevel(stream);
  const isSilent = useSilence(stream, level);
  const isInUse = useRunningSessions().free !== null; // the running session uses the sound
  return (
    <>
      <LanguageChoice />
      <SharePart kind="free" stream={stream} level={level}>
        {stream !== null && hasSound(stream) && (
          <p role="status" className={clsx('text-sm', isSilent ? 'text-ink-soft' : 'text-ink-faint')}>
            {isSilent ? NOTHING_HEARD : level.problem === null ? HOW_TO_SEE : KEEP_OPEN}
          </p>
        )}
        {stream !== null && hasSound(stream) && !isInUse && (
          <Suspense fallback={<Skeleton className="h-36 sm:h-23 lg:h-18" />}>
            <SoundCheck key={stream.id} kind="free" stream={stream} level={level} />
          </Suspense>
        )}
      </SharePart>
    </>
  );
}
