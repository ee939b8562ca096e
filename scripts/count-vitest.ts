import { mkdirSync, writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** Writes how many tests passed, failed and were skipped in each project, which failed, and which needed a second try. */
export default class CountVitest implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const counts: Record<string, Record<'passed' | 'failed' | 'skipped', number>> = {};
    const retried: string[] = [];
    const failed: string[] = [];
    for (const module of modules) {
      const where = `${module.project.name} › ${module.relativeModuleId}`;
      const count = (counts[module.project.name] ??= { passed: 0, failed: 0, skipped: 0 });
      if (module.errors().length > 0) failed.push(where);
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        const name = `${where} › ${test.fullName}`;
        if (state !== 'pending') count[state] += 1;
        if (state === 'failed') failed.push(`${name}: ${errors.at(0)?.message.split('\n', 1)[0]}`);
        if (test.diagnostic()?.flaky) retried.push(name);
      }
    }
    mkdirSync('.cache/test-results', { recursive: true });
    writeFileSync('.cache/test-results/vitest.json', JSON.stringify({ counts, retried, failed }));
  }
}
