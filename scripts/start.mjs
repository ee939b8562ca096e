// Builds the web app when its sources changed, then serves everything on one port.
import { fileURLToPath } from 'node:url';
import { buildWebApp } from './build-web-app.mjs';
import { loadEnv } from './load-env.mjs';
import { refuseWithoutSetup } from './refuse-without-setup.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url))); // a supervisor may start us from anywhere
refuseWithoutSetup();
loadEnv();
buildWebApp();
await import('../server/src/main.ts');
