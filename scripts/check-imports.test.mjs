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
  write('server/package.json', '{ "devDependencies": { "tool": "1.0.0" } }');
  write('node_modules/tool/package.json', '{ "name": "tool", "main": "index.js" }');
  write('node_modules/tool/index.js', 'export {};');
  write('node_modules/borrowed/package.json', '{ "name": "borrowed", "main": "index.js" }');
  write('node_modules/borrowed/index.js', 'export {};');
  write('server/src/config.ts', 'export const port = 1;');
  write('server/src/coach/thread/coach-worker.ts', 'export const thread = 1;');
  write('server/src/coach/knowledge/passages.ts', 'export const passages = 1;');
  write(
    'server/src/coach/saying/say-answer.ts',
    "export { passages as answer } from '../knowledge/passages.ts';",
  );
  write('server/src/coach/answer.ts', "export { answer } from './saying/say-answer.ts';");
  write('server/src/features/answers/prompt.ts', "export { answer } from '../../coach/answer.ts';");
  write('server/src/providers/mail/port.ts', 'export const port = 1;');
  write('server/src/providers/mail/smtp/smtp.ts', "export { port } from '../port.ts';");
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
    'the coach reaches into a feature',
    'server/src/coach/answer.ts',
    '../features/auth/sign-up.ts',
    'coach-imports-core-inference-review-and-plain-contracts',
  ],
  [
    'a feature imports what the coach is made of',
    'server/src/features/answers/prompt.ts',
    '../../coach/saying/say-answer.ts',
    'the-coach-is-imported-by-its-surface',
  ],
  [
    'what the coach knows reaches up into what it says',
    'server/src/coach/knowledge/passages.ts',
    '../saying/say-answer.ts',
    'coach-knowledge-imports-nothing-above',
  ],
  [
    'a layer of the coach imports a folder that is none',
    'server/src/coach/saying/say-answer.ts',
    '../thread/coach-worker.ts',
    'coach-saying-imports-nothing-above',
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
  [
    'a part of the web app imports a feature',
    'web/src/account/token.ts',
    '../features/auth/page.ts',
    'account-imports-ui-api',
  ],
  [
    'the words of the public pages import a feature',
    'web/src/content/marketing.ts',
    '../features/auth/page.ts',
    'content-imports-contracts',
  ],
  ['two files import each other', 'web/src/ui/button.ts', '../main.ts', 'no-circles'],
  ['a file imports what is not there', 'server/src/core/clock.ts', './gone.ts', 'resolvable'],
  [
    'the database reaches into a feature',
    'server/src/db/users.ts',
    '../features/auth/sign-up.ts',
    'db-imports-only-core',
  ],
  [
    'http reaches into a feature',
    'server/src/http/bind.ts',
    '../features/auth/sign-up.ts',
    'http-imports-core-and-contracts',
  ],
  [
    'a feature of the server imports another',
    'server/src/features/users/me.ts',
    '../auth/sign-up.ts',
    'server-features-never-each-other',
  ],
  [
    'a provider reaches into a feature',
    'server/src/providers/mail/sender.ts',
    '../../features/auth/sign-up.ts',
    'providers-import-core-coach-models-contracts-and-their-sdk',
  ],
  [
    'a provider imports a value of the contracts',
    'server/src/providers/mail/port.ts',
    '../../../../contracts/src/limits.ts',
    'providers-take-only-types-of-the-contracts',
  ],
  [
    'a provider imports another',
    'server/src/providers/speech/port.ts',
    '../mail/port.ts',
    'providers-never-each-other',
  ],
  [
    'a feature imports an adapter',
    'server/src/features/auth/sign-up.ts',
    '../../providers/mail/smtp/smtp.ts',
    'only-dependencies-imports-adapters',
  ],
  [
    'the app reads the environment',
    'server/src/app.ts',
    './config.ts',
    'app-imports-no-adapter-and-no-config-reader',
  ],
  [
    'the server runs on what is there for its development alone',
    'server/src/core/clock.ts',
    'tool',
    'what-runs-is-a-dependency-of-its-own',
  ],
  [
    'the server runs on what only another part brings along',
    'server/src/core/clock.ts',
    'borrowed',
    'what-runs-is-a-dependency-of-its-own',
  ],
])('%s', async (_what, file, imported, rule) => {
  write(file, `import '${imported}';`);
  expect((await importViolations(root)).join('\n')).toContain(rule);
});

test('a source that cannot be read is an error, not a house in order', async () => {
  write('web/src/ui/broken.ts', "import { button } from './button.ts';\nexport const = button;");
  await expect(importViolations(root)).rejects.toThrow('web/src/ui/broken.ts');
});

function write(file, text) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
