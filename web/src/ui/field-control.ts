import { type ComponentProps, createContext } from 'react';

/** What a field tells the control inside it: the id that its label names, and the id of its hint or error. */
export const FieldControl = createContext<
  Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid'>
>({});
