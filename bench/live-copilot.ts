// speech end to final line, and click to first text, on screen in a real browser; repeats the end-to-end proof
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const RUNS = 5;
const LINE =
  /final line (\d+) ms · click → first answer text (\d+) ms · correlation of played and heard ([\d.]+)/;

const test = spawn(
  'playwright',
  ['test', '--config', 'e2e/playwright.config.ts', 'live-copilot', '--repeat-each', String(RUNS)],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
const runs: { finalLine: number; firstText: number; correlation: number }[] = [];
for await (const line of createInterface({ input: test.stdout })) {
  const [, finalLine, firstText, correlation] = LINE.exec(line) ?? [];
  if (correlation) {
    runs.push({
      finalLine: Number(finalLine),
      firstText: Number(firstText),
      correlation: Number(correlation),
    });
  }
}
console.table(runs);
if (runs.length < RUNS) {
  console.error(`Only ${runs.length} of ${RUNS} runs came to their end; see the test's output.`);
  process.exitCode = 1;
} else {
  console.table({
    'speech end → final line (ms)': spread(runs.map((run) => run.finalLine)),
    'click → first answer text (ms)': spread(runs.map((run) => run.firstText)),
  });
}

function spread(values: number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  return { min: sorted[0], median: sorted[Math.floor(sorted.length / 2)], max: sorted.at(-1) };
}
