import { mkdirSync, writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** Writes how many tests passed, failed and were skipped in each project. */
export default class CountVitest implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const counts: Record<string, Record<'passed' | 'failed' | 'skipped', number>> = {};
    for (const module of modules) {
      const count = (counts[module.project.name] ??= { passed: 0, failed: 0, skipped: 0 });
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state !== 'pending') count[state] += 1;
      }
    }
    mkdirSync('.cache/test-results', { recursive: true });
    writeFileSync('.cache/test-results/vitest.json', JSON.stringify({ counts }));
  }
}
