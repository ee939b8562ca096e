import { Outlet, useLocation } from 'react-router';
import { paths } from '#paths.ts';
import { SkipLink } from '#ui/skip-link.tsx';
import { useAlive } from '#ui/use-alive.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/**
 * Header and footer around a public page. Sign-in, sign-up and the dashboards have layouts of their own; a path
 * below the paid one that is not found has neither, once its document is known to be shown there.
 */
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
