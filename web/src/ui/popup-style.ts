import { clsx } from 'clsx';

/** The look of what floats above the page: it fades and grows a little from its origin. */
export const popupStyle = (className?: string): string =>
  clsx(
    'rounded-lg bg-raised text-ink shadow-raised inset-ring inset-ring-line-strong outline-none',
    'origin-(--transform-origin) transition-[opacity,scale]',
    'data-ending-style:scale-97 data-ending-style:opacity-0 data-starting-style:scale-97 data-starting-style:opacity-0',
    className,
  );
