import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importViolations } from './check-imports.mjs';

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pythia-house-'));
  write('contracts/src/limits.ts', 'export const LIMIT = 1;');
  write('server/src/core/clock.ts', "import { hostname } from 'node:os';\nexport const host = hostname();");
  write('server/src/features/auth/sign-up.ts', "export { host } from '../../core/clock.ts';");
  write('web/src/ui/button.ts', 'export const button = 1;');
  write(
    'web/src/features/auth/page.ts',
    "import { button } from '../../ui/button.ts';\nexport const page = [button];",
  );
  write('web/src/main.ts', "import './features/auth/page.ts';\nimport './ui/button.ts';");
});
afterEach(() => rmSync(root, { recursive: true }));

test('a house in order has no violation', async () => {
  expect(await importViolations(root)).toEqual([]);
});

test.each([
  [
    'core reaches up into a feature',
    'server/src/core/clock.ts',
    '../features/auth/sign-up.ts',
    'core-imports-only-node',
  ],
  [
    'the design system reaches into a feature',
    'web/src/ui/button.ts',
    '../features/auth/page.ts',
    'ui-imports-only-packages',
  ],
  [
    'the web app imports the server',
    'web/src/features/auth/page.ts',
    '../../../../server/src/core/clock.ts',
    'web-and-server-meet-in-the-contracts',
  ],
  [
    'the contracts import the server',
    'contracts/src/limits.ts',
    '../../server/src/core/clock.ts',
    'contracts-import-only-zod',
  ],
  [
    'a feature imports another',
    'web/src/features/pricing/page.ts',
    '../auth/page.ts',
    'web-features-never-each-other',
  ],
])('%s', async (_what, file, imported, rule) => {
  write(file, `import '${imported}';`);
  expect((await importViolations(root)).join('\n')).toContain(rule);
});

function write(file, text) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
