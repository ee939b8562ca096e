import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { site } from '#site.ts';
import { SiteName } from '#ui/page-title.tsx';
import { routes } from '../routes.tsx';

export { appHead, notFoundHead, pageHeads } from '#content/pages.ts';

const handler = createStaticHandler(routes);

/**
 * Markup for a visitor without state.
 * @throws Error for a redirect or failed render
 */
export async function renderPage(path: string): Promise<string> {
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} answers ${context.status} instead of a page`);
  const [failure] = Object.values(context.errors ?? {});
  if (failure !== undefined) throw new Error(`${path} cannot be rendered`, { cause: failure });
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(
    <StrictMode>
      <SiteName value={site.name}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </SiteName>
    </StrictMode>,
  );
}
