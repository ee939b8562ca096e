import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule, Vitest } from 'vitest/node';

/** Counts, failures, retries and milliseconds by project, into `--outputFile`. */
export default class CountVitest implements Reporter {
  #file: string | undefined;

  onInit({ config }: Vitest): void {
    if (typeof config.outputFile === 'string') this.#file = config.outputFile;
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const counts: Record<string, Record<'passed' | 'failed' | 'skipped', number>> = {};
    const retried: string[] = [];
    const durations: [name: string, milliseconds: number][] = [];
    const failed = unhandled.map((error) => `outside of the tests: ${firstLine(error)}`);
    for (const module of modules) {
      const where = `${module.project.name} › ${module.relativeModuleId}`;
      const count = (counts[module.project.name] ??= { passed: 0, failed: 0, skipped: 0 });
      const suites = [module, ...module.children.allSuites()];
      for (const error of suites.flatMap((suite) => suite.errors()))
        failed.push(`${where}: ${firstLine(error)}`);
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        const name = `${where} › ${test.fullName}`;
        if (state !== 'pending') count[state] += 1;
        if (state === 'failed') failed.push(`${name}: ${firstLine(errors?.[0])}`);
        const diagnostic = test.diagnostic();
        if (diagnostic?.flaky) retried.push(name);
        durations.push([name, diagnostic?.duration ?? 0]);
      }
    }
    if (!this.#file) return;
    writeFileSync(this.#file, JSON.stringify({ counts, retried, failed, durations }));
  }
}

const firstLine = (error: Partial<SerializedError> | undefined) =>
  (error?.message ?? 'no message').split('\n', 1)[0];
