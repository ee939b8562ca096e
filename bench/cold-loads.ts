import { chromium } from 'playwright-core';
import { addPerson } from './cold-loads/add-person.ts';
import { measureColdLoad, type ColdLoad, type ColdPage } from './cold-loads/measure-cold-load.ts';
import { startSite } from './landing/start-site.ts';

/** Cold page loads on slow 4G until the awaited part is alive. */
const ROUNDS = 3;

const site = await startSite();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const rows: Record<string, Record<string, number>> = {};
  for (const [name, page] of Object.entries(await pagesOf())) {
    const loads: ColdLoad[] = [];
    for (let round = 0; round < ROUNDS; round++) loads.push(await measureColdLoad(browser, page, site.url));
    rows[name] = {
      'ready s': Number((median(loads.map(({ ready }) => ready)) / 1_000).toFixed(2)),
      requests: median(loads.map(({ requests }) => requests)),
      'wire kB': Math.round(median(loads.map(({ wireBytes }) => wireBytes)) / 1_000),
    };
  }
  console.table(rows);
} finally {
  await Promise.all([browser.close(), site.close()]);
}

async function pagesOf(): Promise<Record<string, ColdPage>> {
  const free = await addPerson(site, { pro: false });
  const pro = await addPerson(site, { pro: true });
  const dashboard = (path: string): ColdPage => ({ path: `/dashboard${path}`, awaited: 'h1', token: pro });
  return {
    landing: { path: '/', awaited: 'h1' },
    'sign-in': { path: '/signin', awaited: 'button[type=submit]' },
    'sign-up': { path: '/signup', awaited: 'button[type=submit]' },
    'home, free': { path: '/free-dashboard', awaited: 'h1', token: free },
    'home, paid': dashboard(''),
    'interview, free': { path: '/free-dashboard/interview-ai-free', awaited: 'h1', token: free },
    'interview, paid': dashboard('/interview-ai'),
    playground: dashboard('/ai-playground'),
    resume: dashboard('/resume'),
    stories: dashboard('/stories'),
    jobs: dashboard('/jobs'),
    history: dashboard('/history'),
    upgrade: { path: '/free-dashboard/upgrade', awaited: 'h1', token: free },
    settings: dashboard('/settings'),
    copilot: { path: await newSession(free), awaited: 'h1', token: free },
  };
}

async function newSession(token: string): Promise<string> {
  const response = await fetch(`${site.url}/api/v1/free/create-session`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ job_title: 'Engineer' }),
  });
  const session = (await response.json()) as { session_id: string; expires_at: string };
  return `/free-dashboard/copilot?${new URLSearchParams({ ...session, jobTitle: 'Engineer' })}`;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
