// Both sides with hot reload: the server restarts on a change, Vite replaces modules in the browser.
import { spawn } from 'node:child_process';
import { refuseWithoutSetup } from './refuse-without-setup.mjs';

refuseWithoutSetup();
const children = [
  spawn('node', ['--watch', '--env-file-if-exists=.env', 'server/src/main.ts'], { stdio: 'inherit' }),
  spawn('vite', ['web'], { stdio: 'inherit' }),
];
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
for (const child of children) child.once('exit', stop);
