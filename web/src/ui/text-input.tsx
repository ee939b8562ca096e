import { Field } from '@base-ui/react/field';
import type { ComponentProps } from 'react';
import { controlStyle } from './control-style.ts';

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <Field.Control {...rest} className={controlStyle(`h-10 px-3 pointer-coarse:h-11 ${className ?? ''}`)} />
  );
}
