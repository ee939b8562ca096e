// Builds the web app when its sources changed, then serves everything on one port.
import { fileURLToPath } from 'node:url';
import { loadEnv } from './load-env.mjs';
import { refuseWithoutSetup } from './refuse-without-setup.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url))); // a supervisor may start us from anywhere
refuseWithoutSetup();
loadEnv();
const { buildWebApp } = await import('./build-web-app.mjs'); // which an older Node cannot even read
buildWebApp();
await import('../server/src/main.ts');
