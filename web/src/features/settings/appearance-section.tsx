import { useTheme } from '#browser-theme.ts';
import { ThemeSwitch } from '#ui/theme-switch.tsx';
import { Row, Section } from './section.tsx';

export function AppearanceSection() {
  const [theme, chooseTheme] = useTheme();
  return (
    <Section title="Appearance">
      <Row
        title="Theme"
        description="This browser remembers it."
        control={<ThemeSwitch value={theme} onChange={chooseTheme} />}
      />
    </Section>
  );
}
