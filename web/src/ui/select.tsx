import { use, type ComponentProps } from 'react';
import { controlStyle } from './control-style.ts';
import { FieldControl } from './field-control.ts';

interface SelectProps<Value extends string> extends Omit<ComponentProps<'select'>, 'onChange' | 'value'> {
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
}

export function Select<Value extends string>({ options, onChange, className, ...rest }: SelectProps<Value>) {
  return (
    <select
      {...use(FieldControl)}
      {...rest}
      onChange={({ target }) => onChange(target.value as Value)}
      className={controlStyle(`h-10 px-3 pointer-coarse:h-11 ${className ?? ''}`)}
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
