// the last run's twelve slowest tests: node scripts/slowest-tests.mjs
import { readFileSync } from 'node:fs';

const taken = ['vitest', 'pages', 'playwright'].flatMap(
  (runner) => JSON.parse(readFileSync(`.cache/test-results/${runner}.json`, 'utf8')).durations,
);
for (const [name, milliseconds] of taken.toSorted((a, b) => b[1] - a[1]).slice(0, 12))
  console.log(`${(milliseconds / 1_000).toFixed(1).padStart(6)} s  ${name}`);
