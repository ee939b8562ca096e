import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium, findHeadlessShell } from '../scripts/setup/find-program.mjs';
import { APP, PLAIN_HTTP_HOST } from './app-address.ts';
import { CHROMIUM_ARGS, NOT_MUTED, PLAYS_SOUND } from './chromium-args.ts';
import type { WorkerOptions } from './test.ts';

const args = [...CHROMIUM_ARGS, `--host-resolver-rules=MAP ${PLAIN_HTTP_HOST} 127.0.0.1`];

const ignoreDefaultArgs = [
  NOT_MUTED,
  // hidden windows are throttled as for users
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
];

const POLICIES = '**/browser-policies.e2e.ts';
/** Tests that must hear speech; elsewhere it is scripted. */
const SOUND = [
  'by-itself',
  'capture',
  'knowledge',
  'live-copilot',
  'outages',
  'own-voice',
  'paid-copilot',
  'prepared-spoken',
  'pro-workspace',
].map((name) => `**/${name}.e2e.ts`);

/** A recording speaks in the microphone's place. */
const MICROPHONE = '**/practice-aloud.e2e.ts';
const SPEAKS = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-audio-capture=${join(import.meta.dirname, '../server/testing/voices/jfk.wav')}`,
];

/** Tests of the share itself; elsewhere it is silent. */
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
  workers: 2, // each with browser and server; beside a third, speech was misheard
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['./count-playwright.ts']],
  outputDir: '../test-results',
  use: {
    baseURL: APP.origin,
    reuseContext: true, // reused by the worker's next test: a new one costs a third of a test
    trace: 'off', // costs a third, and recording makes gestures; use `--trace on`
  },
  projects: [
    {
      name: 'sound', // one at a time: the recogniser must keep up with speech
      testMatch: SOUND,
      workers: 1,
      use: { ...app, recogniser: 'local' },
    },
    {
      name: 'as browsers come', // sound and windows need a click
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
    {
      name: 'microphone',
      testMatch: MICROPHONE,
      workers: 1,
      use: {
        launchOptions: { ...app.launchOptions, args: [...app.launchOptions.args, ...SPEAKS] },
        recogniser: 'local',
      },
    },
    { name: 'share', testMatch: SHARE, use: app },
    // last: it fills every worker
    {
      name: 'app',
      testIgnore: [...SOUND, POLICIES, MICROPHONE, ...SHARE],
      use: { ...shell, share: 'scripted' },
    },
  ],
});
