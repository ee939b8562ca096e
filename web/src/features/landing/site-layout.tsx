import { Outlet, useLocation } from 'react-router';
import { paths } from '#paths.ts';
import { SkipLink } from '#ui/skip-link.tsx';
import { useAlive } from '#ui/use-alive.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

export function SiteLayout() {
  const { pathname } = useLocation();
  const bare = useAlive() && pathname.startsWith(paths.dashboard);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {!bare && <SiteHeader />}
      <div id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <Outlet />
      </div>
      {!bare && <SiteFooter />}
    </div>
  );
}
