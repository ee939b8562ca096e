// builds the web app if changed, then serves on one port
import { fileURLToPath } from 'node:url';
import { loadEnv } from './load-env.mjs';
import { refuseWithoutSetup } from './refuse-without-setup.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url))); // supervisors start us anywhere
refuseWithoutSetup();
loadEnv();
const { buildWebApp } = await import('./build-web-app.mjs'); // unreadable for an older Node
buildWebApp();
await import('../server/src/main.ts');
