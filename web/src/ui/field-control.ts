import { type ComponentProps, createContext } from 'react';

export const FieldControl = createContext<
  Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid'>
>({});
