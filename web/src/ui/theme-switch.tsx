import { Monitor, Moon, Sun } from 'lucide-react';
import { Segmented } from './segmented.tsx';

type Theme = 'system' | 'light' | 'dark';

const OPTIONS = [
  { value: 'system', label: 'Same as the system', icon: <Monitor aria-hidden className="size-4" /> },
  { value: 'light', label: 'Light', icon: <Sun aria-hidden className="size-4" /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden className="size-4" /> },
] as const;

export function ThemeSwitch({ value, onChange }: { value: Theme; onChange: (theme: Theme) => void }) {
  return <Segmented label="Theme" value={value} onChange={onChange} options={OPTIONS} />;
}
