import { AnswerSizeSteps } from '#answers/answer-size-steps.tsx';
import {
  chooseCompact,
  chooseHints,
  chooseTranscriptOnRight,
  useCompact,
  useHints,
  useTranscriptOnRight,
} from '#browser/eyes.ts';
import { switchCharacterKeys, useCharacterKeys } from '#browser/keys.ts';
import { OnOff } from '#ui/on-off.tsx';
import { SettingRow, Section } from '#ui/section.tsx';
import { Segmented } from '#ui/segmented.tsx';

const DENSITIES = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
] as const;
const SIDES = [
  { value: 'left', label: 'Left' },
  { value: 'right', label: 'Right' },
] as const;

export function EyesSection({ mayKeep }: { mayKeep: boolean }) {
  const characterKeys = useCharacterKeys();
  return (
    <Section title="For the eyes">
      <SettingRow
        title="Text size"
        description="How large answers stand in the interview window, where + and - change it too."
        control={<AnswerSizeSteps />}
      />
      {mayKeep && <WindowRows />}
      <SettingRow
        title="Single-letter keys"
        description="Letters, digits and signs that act in the interview window. Switch them off if you dictate."
        control={<OnOff label="Single-letter keys" isOn={characterKeys} onChange={switchCharacterKeys} />}
      />
      {!mayKeep && (
        <p className="text-sm text-ink-soft">
          This browser keeps these two. With Pro they count in all your browsers, and density, the side of the
          transcript and hints can be chosen as well.
        </p>
      )}
    </Section>
  );
}

function WindowRows() {
  const compact = useCompact();
  const onRight = useTranscriptOnRight();
  const hints = useHints();
  return (
    <>
      <SettingRow
        title="Density"
        description="Compact shows more lines in the interview window at once."
        control={
          <Segmented
            label="Density"
            value={compact ? 'compact' : 'comfortable'}
            onChange={(value) => chooseCompact(value === 'compact')}
            options={DENSITIES}
          />
        }
      />
      <SettingRow
        title="Transcript"
        description="On which side of the answer it stands, where both stand side by side."
        control={
          <Segmented
            label="Side of the transcript"
            value={onRight ? 'right' : 'left'}
            onChange={(value) => chooseTranscriptOnRight(value === 'right')}
            options={SIDES}
          />
        }
      />
      <SettingRow
        title="Hints"
        description="The small texts that show which key does what."
        control={<OnOff label="Hints" isOn={hints} onChange={chooseHints} />}
      />
    </>
  );
}
