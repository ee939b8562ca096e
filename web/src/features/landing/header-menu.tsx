import { Menu, X } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { HeaderActions } from './header-actions.tsx';
import { SECTION_LINKS } from './section-links.ts';

export function HeaderMenu() {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => details.current?.removeAttribute('open');
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  return (
    <details ref={details} className="group ml-auto md:hidden">
      <summary
        onKeyDown={closeOnEscape}
        className="grid size-11 cursor-pointer list-none place-items-center rounded-md text-ink hover:bg-hover"
      >
        <span className="sr-only">Menu</span>
        <Menu aria-hidden className="size-5 group-open:hidden" />
        <X aria-hidden className="hidden size-5 group-open:block" />
      </summary>
      <div className="absolute inset-x-0 top-full grid gap-1 border-b border-line bg-canvas px-5 pt-2 pb-5 shadow-raised">
        <nav aria-label="Sections" className="grid">
          {SECTION_LINKS.map(({ href, label }) => (
            <Link
              key={href}
              to={href}
              onClick={close}
              onKeyDown={closeOnEscape}
              className="rounded-sm py-3 text-lg font-medium"
            >
              {label}
            </Link>
          ))}
        </nav>
        <div className="grid grid-cols-2 gap-3 pt-2 *:only:col-span-2">
          <HeaderActions />
        </div>
      </div>
    </details>
  );
}
