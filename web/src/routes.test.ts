import { matchRoutes } from 'react-router';
import { PAGES } from '@pythia/contracts/pages.ts';
import { expect, it } from 'vitest';
import { routes } from './routes.tsx';

/** Outermost first; null: a layout without path. */
function chain(path: string): (string | null)[] {
  return (matchRoutes(routes, path) ?? []).map(({ route }) => route.path ?? null);
}

const PAID = [
  PAGES.dashboard,
  PAGES.interview,
  PAGES.playground,
  PAGES.jobs,
  PAGES.resume,
  PAGES.stories,
  PAGES.yourStories,
  PAGES.prepare,
  PAGES.history,
  PAGES.settings,
  PAGES.upgrade,
];

it.each(PAID)('%s is a page of its own in the paid layout, with a slash at its end too', (path) => {
  expect(chain(path)).toEqual([null, null, path]);
  expect(chain(`${path}/`)).toEqual([null, null, path]);
});

it.each([PAGES.copilot, PAGES.freeCopilot])('%s is a window without a layout', (path) => {
  expect(chain(path)).toEqual([null, path]);
  expect(chain(`${path}/`)).toEqual([null, path]);
});

it.each([
  '/dashboard/nowhere',
  '/dashboard/jobs/1',
  '/dashboard/Jobs',
  '/dashboard/copilot/more',
  '/free-dashboard/jobs',
  '/nowhere',
])('%s is not found', (path) => {
  expect(chain(path).at(-1)).toBe('*');
});
