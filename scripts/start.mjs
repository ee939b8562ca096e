// Builds the web app when its sources changed, then serves everything on one port.
import { buildWebApp } from './build-web-app.mjs';
import { refuseWithoutSetup } from './refuse-without-setup.mjs';

refuseWithoutSetup();
buildWebApp();
await import('../server/src/main.ts');
