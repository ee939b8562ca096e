import { type ReactNode, useId } from 'react';

interface RadioListProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string; hint: ReactNode }[];
}

export function RadioList<Value extends string>({ label, value, onChange, options }: RadioListProps<Value>) {
  const id = useId();
  return (
    <div role="radiogroup" aria-label={label} className="grid gap-1">
      {options.map((option) => (
        <label
          key={option.value}
          className="flex cursor-pointer gap-3 rounded-md py-2 transition-colors hover:bg-hover sm:-mx-2 sm:px-2"
        >
          <input
            type="radio"
            name={id}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            aria-describedby={`${id}-${option.value}`}
            aria-label={option.label}
            className="mt-0.5 size-4.5 shrink-0 appearance-none rounded-full bg-surface inset-ring inset-ring-edge transition-shadow checked:inset-ring-5 checked:inset-ring-accent-ink forced-colors:appearance-auto"
          />
          <span className="grid gap-0.5 text-sm">
            <span className="font-medium">{option.label}</span>
            <span id={`${id}-${option.value}`} className="text-ink-soft">
              {option.hint}
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}
