import './ui/theme.css';
import './without-eval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { site } from './site.ts';
import { followChosenTheme } from '#browser/theme.ts';
import { SiteName } from '#ui/page-title.tsx';
import { noteStaleChunks } from '#features/errors/stale-chunk.ts';
import { hydrate } from './prerender/hydrate.tsx';
import { loadMatchedRoutes } from './prerender/load-matched-routes.ts';
import { openPopUpLinks } from './prerender/pop-up-links.ts';
import { createRouter } from './router.tsx';
import { routes } from './routes.tsx';

followChosenTheme();
noteStaleChunks();
openPopUpLinks();

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root');
void render(root);

// a function: page chunks import this one, so a top-level await would deadlock
async function render(into: HTMLElement): Promise<void> {
  const prerendered = into.hasChildNodes();
  if (prerendered) await loadMatchedRoutes(routes, location.pathname);
  const app = (
    <StrictMode>
      <SiteName value={site.name}>
        <RouterProvider router={createRouter(prerendered)} />
      </SiteName>
    </StrictMode>
  );
  if (prerendered) hydrate(into, app);
  else createRoot(into).render(app);
}
