import { matchRoutes, type RouteObject } from 'react-router';

export async function loadMatchedRoutes(routes: RouteObject[], path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? [];
  await Promise.all(matches.map(({ route }) => loadRoute(route)));
}

async function loadRoute(route: RouteObject): Promise<void> {
  const { lazy } = route;
  if (typeof lazy !== 'object') return;
  const parts = await Promise.all(
    Object.entries(lazy).map(async ([name, load]) => [name, await (load as () => Promise<unknown>)()]),
  );
  delete route.lazy;
  Object.assign(route, Object.fromEntries(parts));
}
