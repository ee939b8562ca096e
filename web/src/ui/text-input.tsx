import { use, type ComponentProps } from 'react';
import { controlStyle } from './control-style.ts';
import { FieldControl } from './field-control.ts';

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input
      dir="auto"
      {...use(FieldControl)}
      {...rest}
      className={controlStyle(`h-10 px-3 pointer-coarse:h-11 ${className ?? ''}`)}
    />
  );
}
