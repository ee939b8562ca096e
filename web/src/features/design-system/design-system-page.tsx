import { useTheme } from '#browser-theme.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { ThemeSwitch } from '#ui/theme-switch.tsx';
import { Toasts } from '#ui/toast.tsx';
import { ButtonSpecimens, ChoiceSpecimens, FieldSpecimens } from './control-specimens.tsx';
import { OverlaySpecimens } from './overlay-specimens.tsx';
import {
  AlertSpecimens,
  IdentitySpecimens,
  KeyboardSpecimens,
  WaitingSpecimens,
} from './state-specimens.tsx';

/** Every component in every state, in both themes. */
export function DesignSystemPage() {
  const [theme, chooseTheme] = useTheme();
  return (
    <main className="mx-auto grid max-w-7xl grid-cols-[minmax(0,1fr)] gap-10 px-4 py-8 sm:px-8">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <PageHeading
          title="Design system"
          lead="Every component in every state. Overlays follow the page’s theme."
        />
        <ThemeSwitch value={theme} onChange={chooseTheme} />
      </div>
      <IdentitySpecimens />
      <ButtonSpecimens />
      <FieldSpecimens />
      <ChoiceSpecimens />
      <AlertSpecimens />
      <OverlaySpecimens />
      <WaitingSpecimens />
      <KeyboardSpecimens />
      <Toasts />
    </main>
  );
}
