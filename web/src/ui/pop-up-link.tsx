import type { ComponentProps, ReactNode } from 'react';

/** Opens a small window, or a tab where scripts or pop-ups are off. */
export const PopUpLink = ({ children, ...rest }: ComponentProps<'a'> & { children: ReactNode }) => (
  <a {...rest} target="_blank" rel="noreferrer" data-pop-up>
    {children}
  </a>
);
