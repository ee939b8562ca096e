import { mkdirSync, writeFileSync } from 'node:fs';
import type { FullConfig, FullResult, Reporter, Suite } from '@playwright/test/reporter';

/** So many may pass on their second try: a machine that stands still for a moment spoils what a tab plays (decision 042). */
const MOST_RETRIED = 3;

/** Writes how many tests passed, failed and were skipped in the browser, and which needed a second try. */
export default class CountPlaywright implements Reporter {
  #root: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#root = suite;
  }

  onEnd(result: FullResult): Promise<{ status: FullResult['status'] }> {
    const tests = this.#root?.allTests() ?? [];
    const having = (outcome: ReturnType<(typeof tests)[number]['outcome']>) =>
      tests.filter((test) => test.outcome() === outcome);
    const retried = having('flaky').map((test) => test.titlePath().slice(2).join(' › '));
    const tooMany = retried.length > MOST_RETRIED;
    const browser = {
      passed: having('expected').length + (tooMany ? 0 : retried.length),
      failed: having('unexpected').length + (tooMany ? retried.length : 0),
      skipped: having('skipped').length,
    };
    mkdirSync('.cache/test-results', { recursive: true });
    writeFileSync('.cache/test-results/playwright.json', JSON.stringify({ counts: { browser }, retried }));
    return Promise.resolve({ status: tooMany ? 'failed' : result.status });
  }
}
