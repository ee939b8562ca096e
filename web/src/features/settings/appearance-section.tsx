import { lazy, Suspense } from 'react';
import { AnswerSizeSteps } from '#answers/answer-size-steps.tsx';
import { switchCharacterKeys, useCharacterKeys } from '#browser/keys.ts';
import { useTheme } from '#browser/theme.ts';
import { OnOff } from '#ui/on-off.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ThemeSwitch } from '#ui/theme-switch.tsx';
import { SettingRow, Section } from '#ui/section.tsx';

// the interview's window needs it, too: a chunk for two pages would be one more request
const AnsweringField = lazy(async () => ({
  default: (await import('#answers/answering-field.tsx')).AnsweringField,
}));

export function AppearanceSection() {
  const [theme, chooseTheme] = useTheme();
  const characterKeys = useCharacterKeys();
  return (
    <Section title="Appearance and keys">
      <SettingRow
        title="Theme"
        description="This browser remembers it."
        control={<ThemeSwitch value={theme} onChange={chooseTheme} />}
      />
      <SettingRow
        title="Size of answers"
        description="How large they stand in the interview window, where + and - change it too."
        control={<AnswerSizeSteps />}
      />
      <SettingRow
        title="Single-character keys"
        description="Letters, digits and symbols that act in the interview window. Switch them off if you dictate or press them by mistake."
        control={<OnOff label="Single-character keys" isOn={characterKeys} onChange={switchCharacterKeys} />}
      />
      <Suspense fallback={<Skeleton className="h-64" />}>
        <AnsweringField />
      </Suspense>
    </Section>
  );
}
