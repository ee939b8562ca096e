import { type ComponentProps, createContext } from 'react';

/** Ids from a field to its control. */
export const FieldControl = createContext<
  Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid'>
>({});
