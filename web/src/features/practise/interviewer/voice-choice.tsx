import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { chooseVoice, ON_SCREEN, useChosenVoice, useEnglishVoices, voiceFor } from './voices.ts';

export function VoiceChoice() {
  const voices = useEnglishVoices();
  const choice = useChosenVoice();
  if (voices.length === 0) {
    return (
      <p className="text-sm text-pretty text-ink-soft">
        This system has no English voice, so the interviewer’s words appear on the screen, with a soft tone.
      </p>
    );
  }
  return (
    <Field label="The interviewer’s voice">
      <Select
        value={voiceFor(choice, voices)?.name ?? ON_SCREEN}
        onChange={chooseVoice}
        options={[
          ...voices.map(({ name }) => ({ value: name, label: name })),
          { value: ON_SCREEN, label: 'On the screen, with a soft tone' },
        ]}
      />
    </Field>
  );
}
