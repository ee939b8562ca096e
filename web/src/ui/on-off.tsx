import { Segmented } from './segmented.tsx';

const OPTIONS = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
] as const;

interface OnOffProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

export const OnOff = ({ label, isOn, onChange }: OnOffProps) => (
  <Segmented
    label={label}
    value={isOn ? 'on' : 'off'}
    onChange={(value) => onChange(value === 'on')}
    options={OPTIONS}
  />
);
