import { Field } from '@base-ui/react/field';
import type { ComponentProps } from 'react';
import { controlStyle } from './control-style.ts';

export function TextArea({ className, value, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <Field.Control
      {...(value !== undefined && { value })}
      render={
        <textarea {...rest} rows={rows} className={controlStyle(`resize-y px-3 py-2 ${className ?? ''}`)} />
      }
    />
  );
}
