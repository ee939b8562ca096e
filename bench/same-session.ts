// two hours in three windows (own, second screen, phone): lag and memory; then outages of 45 s in both ways, a
// killed server and a 20 s standstill, after which windows agree; a quarter of an hour
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const LIMIT = {
  /** Milliseconds between windows, for 95 of 100 lines. */
  apart: 300,
  /** Memory of the last quarter of lines against the second. */
  growth: 1.2,
};
/** Two hours, a line each 1.4 s. */
const LINES = 5_000;

interface Window {
  name: string;
  lines: number;
  p50: number;
  p95: number;
}

const test = spawn('playwright', ['test', '--config', 'e2e/playwright.config.ts', 'same-session'], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: {
    ...process.env,
    E2E_LINES: String(LINES),
    E2E_CUT_MS: '45000',
    E2E_FREEZE_MS: '20000',
    E2E_EVERY_WAY: 'yes',
  },
});
const ended = new Promise<number | null>((end) => void test.once('exit', end));
const megabytes: number[][] = [];
let windows: Window[] = [];
for await (const line of createInterface({ input: test.stdout })) {
  console.log(line);
  const memory = /MB of memory ([\d. ]+)$/.exec(line)?.[1];
  if (memory) megabytes.push(memory.split(' ').map(Number));
  const told = /^same session: (\[.*\])$/.exec(line)?.[1];
  if (told) windows = JSON.parse(told) as Window[];
}
const code = await ended;
const [first, second, third, fourth] = megabytes;
if (code !== 0 || !first || !second || !third || !fourth) {
  console.error('The windows did not come to the same; see the output of the test.');
  process.exit(1);
}
const rows = windows.map((window, place) => ({
  ...window,
  'MB at a quarter': first[place],
  'MB at the end': fourth[place],
  growth: (fourth[place]! - third[place]!) / Math.max(0.1, second[place]! - first[place]!),
}));
console.table(rows);
if (rows.some(({ p95, growth }) => p95 > LIMIT.apart || growth > LIMIT.growth)) process.exitCode = 1;
