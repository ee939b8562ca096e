import type { DurationChoice as Choice } from '@pythia/contracts/paid-interview.ts';
import { RadioList } from '#ui/radio-list.tsx';

const OPTIONS = [
  { value: '1', label: '30 minutes', hint: 'A first call.' },
  { value: '2', label: '1 hour', hint: 'One interview, with time to spare.' },
  { value: '3', label: '2 hours', hint: 'A panel, or several in a row.' },
] as const satisfies readonly {
  value: `${Choice}`;
  label: string;
  hint: string;
}[];

export const durationWords = (choice: Choice): string => OPTIONS[choice - 1]?.label ?? '';

interface DurationChoiceProps {
  value: Choice | null;
  onChange: (value: Choice) => void;
}

export function DurationPicker({ value, onChange }: DurationChoiceProps) {
  return (
    <div className="grid gap-1">
      <p aria-hidden="true" className="text-sm font-medium">
        Duration
      </p>
      <RadioList<`${Choice}` | ''>
        label="Duration"
        value={value === null ? '' : `${value}`}
        onChange={(next) => onChange(Number(next) as Choice)}
        options={OPTIONS}
      />
    </div>
  );
}
