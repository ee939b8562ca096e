import { clsx } from 'clsx';
import { Link, type LinkProps } from 'react-router';

export const textLinkStyle = (className?: string): string =>
  clsx(
    'rounded-xs font-medium text-accent-ink underline decoration-accent-line underline-offset-3',
    'transition-colors hover:decoration-current',
    className,
  );

export function TextLink({ className, ...rest }: LinkProps & { className?: string }) {
  return <Link {...rest} className={textLinkStyle(className)} />;
}
