import { clsx } from 'clsx';
import { useSyncExternalStore, type MouseEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '#paths.ts';
import { Wordmark } from '#ui/wordmark.tsx';
import { CONTAINER } from './section.tsx';
import { HeaderActions } from './header-actions.tsx';
import { HeaderMenu } from './header-menu.tsx';
import { SECTION_LINKS } from './section-links.ts';

const STICKY_PX = 50;

export function SiteHeader() {
  const sticky = useSyncExternalStore(
    followScrolling,
    () => window.scrollY > STICKY_PX,
    () => false,
  );
  return (
    <header
      data-sticky={sticky || undefined}
      className={clsx(
        'sticky -top-sticky z-20 border-b transition-[transform,background-color,border-color,box-shadow]',
        sticky ? 'translate-y-sticky border-line bg-canvas shadow-control' : 'border-transparent',
      )}
    >
      <div className={clsx(CONTAINER, 'flex h-16 items-center gap-6')}>
        <HomeLink />
        <nav aria-label="Sections" className="hidden items-center gap-1 md:flex">
          {SECTION_LINKS.map(({ href, label }) => (
            <Link
              key={href}
              to={href}
              className="rounded-sm px-3 py-2 text-sm font-medium text-ink-soft transition-colors hover:text-ink"
            >
              {label}
            </Link>
          ))}
        </nav>
        <div className="ml-auto hidden items-center gap-2 md:flex">
          <HeaderActions />
        </div>
        <HeaderMenu />
      </div>
    </header>
  );
}

function HomeLink() {
  const { pathname } = useLocation();
  const scrollToTop = (event: MouseEvent) => {
    if (pathname !== paths.home || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
  };
  return (
    <Link
      to={paths.home}
      onClick={scrollToTop}
      className="inline-flex min-h-11 min-w-0 items-center rounded-sm"
    >
      <Wordmark />
    </Link>
  );
}

function followScrolling(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
