import { useLayoutEffect, useRef } from 'react';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router';

/** Around every page. */
export function Root() {
  useStartAtTop();
  return <Outlet />;
}

/** Shows a page that was just opened from its top. Reloads, anchors and the way back are the browser's own. */
function useStartAtTop(): void {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (navigation !== NavigationType.Pop) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, navigation]);
}
