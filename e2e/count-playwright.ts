import { mkdirSync, writeFileSync } from 'node:fs';
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';

/** Writes how many tests passed, failed and were skipped in the browser, which failed, and which needed a second try. */
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
    mkdirSync('.cache/test-results', { recursive: true });
    writeFileSync(
      '.cache/test-results/playwright.json',
      JSON.stringify({ counts: { browser }, retried: named(retried), failed: named(failed) }),
    );
  }
}

const named = (tests: TestCase[]) => tests.map((test) => test.titlePath().slice(2).join(' › '));
