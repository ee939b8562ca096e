import { defineConfig } from '@playwright/test';
import { findChromium, findHeadlessShell } from '../scripts/setup/find-program.mjs';
import { APP, PLAIN_HTTP_HOST } from './app-address.ts';
import { CHROMIUM_ARGS, NOT_MUTED, PLAYS_SOUND } from './chromium-args.ts';
import type { WorkerOptions } from './test.ts';

const args = [...CHROMIUM_ARGS, `--host-resolver-rules=MAP ${PLAIN_HTTP_HOST} 127.0.0.1`];

const ignoreDefaultArgs = [
  NOT_MUTED,
  // windows out of sight are held back as they are for users
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
];

const POLICIES = '**/browser-policies.e2e.ts';
/** Where what is spoken in a tab must be heard: elsewhere words are only props. */
const SOUND = [
  'by-itself',
  'capture',
  'knowledge',
  'live-copilot',
  'outages',
  'paid-copilot',
  'prepared-spoken',
  'pro-workspace',
].map((name) => `**/${name}.e2e.ts`);

/** Where the share itself is looked at: elsewhere it is only a prop, and silence takes the place of a tab. */
const SHARE = ['letting-go', 'windows', 'wizard-share'].map((name) => `**/${name}.e2e.ts`);

const app = {
  launchOptions: {
    executablePath: findChromium(),
    args: [...args, PLAYS_SOUND],
    ignoreDefaultArgs,
  },
};
const shell = { launchOptions: { ...app.launchOptions, executablePath: findHeadlessShell() } };

export default defineConfig<object, WorkerOptions>({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  timeout: 60_000,
  workers: 2, // each with a browser and a server of its own; beside a third, what is spoken was misheard
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['./count-playwright.ts']],
  outputDir: '../test-results',
  use: {
    baseURL: APP.origin,
    reuseContext: true, // emptied for the next test of its worker: another one costs a third of what a test does
    trace: 'off', // costs a third of the time, and a page that is recorded has had a gesture; `--trace on` for what fails
  },
  projects: [
    {
      name: 'sound', // one at a time beside the other worker: the recogniser must keep up with what is spoken
      testMatch: SOUND,
      workers: 1,
      use: { ...app, recogniser: 'local' },
    },
    {
      name: 'as browsers come', // sound is held back until a click, and windows open only in one
      testMatch: POLICIES,
      workers: 1,
      use: {
        recogniser: 'local',
        launchOptions: {
          executablePath: findChromium(),
          args,
          ignoreDefaultArgs: [...ignoreDefaultArgs, '--disable-popup-blocking'],
        },
      },
    },
    { name: 'share', testMatch: SHARE, use: app },
    // last: it fills every worker to the end
    { name: 'app', testIgnore: [...SOUND, POLICIES, ...SHARE], use: { ...shell, share: 'scripted' } },
  ],
});
