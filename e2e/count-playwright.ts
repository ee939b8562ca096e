import { mkdirSync, writeFileSync } from 'node:fs';
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';

/** Writes how many tests passed, failed and were skipped in the browser. */
export default class CountPlaywright implements Reporter {
  #root: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#root = suite;
  }

  onEnd(): void {
    const browser = { passed: 0, failed: 0, skipped: 0 };
    for (const test of this.#root?.allTests() ?? []) {
      const outcome = test.outcome();
      if (outcome === 'skipped') browser.skipped += 1;
      else if (outcome === 'expected') browser.passed += 1;
      else browser.failed += 1; // a flaky test is a failing one
    }
    mkdirSync('.cache/test-results', { recursive: true });
    writeFileSync('.cache/test-results/playwright.json', JSON.stringify({ browser }));
  }
}
