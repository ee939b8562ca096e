import { mkdirSync, writeFileSync } from 'node:fs';
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';

/** Counts, failures, retries and milliseconds of browser tests. */
export default class CountPlaywright implements Reporter {
  #root: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#root = suite;
  }

  onEnd(): void {
    const tests = this.#root?.allTests() ?? [];
    const having = (outcome: ReturnType<TestCase['outcome']>) =>
      tests.filter((test) => test.outcome() === outcome);
    const [retried, failed] = [having('flaky'), having('unexpected')];
    const browser = {
      passed: having('expected').length + retried.length,
      failed: failed.length,
      skipped: having('skipped').length,
    };
    const durations = tests.map((test) => [nameOf(test), test.results.at(-1)?.duration ?? 0]);
    mkdirSync('.cache/test-results', { recursive: true });
    writeFileSync(
      '.cache/test-results/playwright.json',
      JSON.stringify({
        counts: { browser },
        retried: retried.map(nameOf),
        failed: failed.map(nameOf),
        durations,
      }),
    );
  }
}

const nameOf = (test: TestCase) => test.titlePath().slice(2).join(' › ');
