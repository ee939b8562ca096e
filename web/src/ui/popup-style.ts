import { clsx } from 'clsx';

export const popupStyle = (className?: string): string =>
  clsx(
    'rounded-lg bg-raised text-ink shadow-raised inset-ring inset-ring-line-strong outline-none',
    'origin-(--transform-origin) transition-[opacity,scale]',
    'data-ending-style:scale-97 data-ending-style:opacity-0 data-starting-style:scale-97 data-starting-style:opacity-0',
    className,
  );
