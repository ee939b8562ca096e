import type { ComponentProps, ReactNode } from 'react';

/** 800 by 600; a tab without scripts or pop-ups. */
export const PopUpLink = ({ children, ...rest }: ComponentProps<'a'> & { children: ReactNode }) => (
  <a {...rest} target="_blank" rel="noreferrer" data-pop-up>
    {children}
  </a>
);
