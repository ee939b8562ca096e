import './ui/theme.css';
import './without-eval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { followThemeOfOtherWindows } from '#state/theme.ts';
import { hydrate } from './prerender/hydrate.tsx';
import { loadMatchedRoutes } from './prerender/load-matched-routes.ts';
import { createRouter } from './router.tsx';
import { routes } from './routes.tsx';

followThemeOfOtherWindows();

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root');
const prerendered = root.hasChildNodes();
if (prerendered) await loadMatchedRoutes(routes, location.pathname);

const app = (
  <StrictMode>
    <RouterProvider router={createRouter()} />
  </StrictMode>
);
if (prerendered) hydrate(root, app);
else createRoot(root).render(app);
