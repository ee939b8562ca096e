import { describe, expect, test } from 'vitest';
import { conformanceChecks, type ConformanceSubject } from '../conformance.ts';

const TIMEOUT_MS = 120_000;

export function describeConformance(name: string, subject: ConformanceSubject): void {
  describe(`${name} keeps the recogniser's contract`, () => {
    test.each(conformanceChecks)('$name', { timeout: TIMEOUT_MS }, async (check) => {
      await expect(check.run(subject)).resolves.toBeUndefined();
    });
  });
}
