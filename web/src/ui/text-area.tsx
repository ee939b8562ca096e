import { use, type ComponentProps } from 'react';
import { controlStyle } from './control-style.ts';
import { FieldControl } from './field-control.ts';

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      dir="auto"
      {...use(FieldControl)}
      {...rest}
      className={controlStyle(
        `field-sizing-content max-h-80 min-h-26 resize-y px-3 py-2 leading-6 ${className ?? ''}`,
      )}
    />
  );
}
