import type { ComponentProps, ReactNode } from 'react';

/** Opens a page in a window of its own of 800 by 600; without scripts, or with pop-ups blocked, in a tab. */
export const PopUpLink = ({ children, ...rest }: ComponentProps<'a'> & { children: ReactNode }) => (
  <a {...rest} target="_blank" rel="noreferrer" data-pop-up>
    {children}
  </a>
);
