import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/setup/find-program.mjs';
import { APP } from './app-address.ts';
import { MEETING_TITLE } from './meeting-tab.ts';

/** Each name here keeps Chromium quiet, or lets a test share a tab without a hand at the picker. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
  `--auto-select-tab-capture-source-by-title=${MEETING_TITLE}`,
];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  timeout: 60_000,
  workers: 1, // two cores, a browser, a server and a recogniser
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['./count-playwright.ts']],
  outputDir: '../test-results',
  use: {
    baseURL: APP.origin,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args,
      ignoreDefaultArgs: [
        '--mute-audio', // muted, a captured track is pure zeros
        // windows out of sight are held back as they are for users
        '--disable-background-timer-throttling',
        '--disable-backgrounding-occluded-windows',
        '--disable-renderer-backgrounding',
      ],
    },
  },
  webServer: {
    command: 'node app-under-test.ts',
    url: `${APP.origin}/readyz`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
  },
});
