import { useStreamLevel } from '#listening/use-stream-level.ts';
import { useSharedStream } from '#listening/shared-stream.ts';
import { hasSound } from '#listening/share-screen.ts';
import { LanguageChoice } from '#listening/language-choice.tsx';
import { SharePart } from '#listening/share-part.tsx';
import { SoundCheck } from '#listening/sound-check/sound-check.tsx';
import { DurationPicker } from './duration-picker.tsx';
import type { Setup } from './use-setup.ts';

interface MeetingStepProps {
  setup: Setup;
  isInUse: boolean;
}

export function MeetingStep({ setup: { duration, chooseDuration }, isInUse }: MeetingStepProps) {
  const stream = useSharedStream();
  const level = useStreamLevel(stream);
  return (
    <>
      <DurationPicker value={duration} onChange={chooseDuration} />
      <LanguageChoice />
      <SharePart kind="paid" stream={stream} level={level} />
      {stream !== null && hasSound(stream) && !isInUse && (
        <SoundCheck key={stream.id} kind="paid" stream={stream} level={level} />
      )}
      <p className="max-w-prose text-sm text-pretty text-ink-faint">
        Ask everyone on the call for consent where the law or your interviewer requires it.
      </p>
    </>
  );
}
