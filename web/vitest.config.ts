import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { findHeadlessShell } from '../scripts/setup/find-program.mjs';
import { patience } from '../vitest.config.ts';
import { countWorkers } from './testing/count-workers.ts';
import { APP_PORT } from './testing/start-app.ts';
import web from './vite.config.ts';

const app = { target: `http://127.0.0.1:${APP_PORT}`, ws: true };

export default mergeConfig(
  web,
  defineConfig({
    root: import.meta.dirname,
    // found later, each would reload the page
    optimizeDeps: { entries: ['src/main.tsx', 'src/**/*.page.test.{ts,tsx}'] },
    server: { proxy: { '/api': app, '/test-users': app, '/test-model': app } },
    test: {
      ...patience,
      name: 'pages',
      include: ['src/**/*.page.test.{ts,tsx}'],
      globalSetup: './testing/start-app.ts',
      browser: {
        enabled: true,
        connectTimeout: 240_000, // the browser starts while the whole suite does
        headless: true,
        provider: playwright({
          launchOptions: {
            executablePath: findHeadlessShell(),
            args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
          },
          contextOptions: { permissions: ['clipboard-read', 'clipboard-write'] },
        }),
        instances: [{ browser: 'chromium', name: 'pages' }],
        viewport: { width: 1280, height: 720 },
        screenshotFailures: false,
        commands: { countWorkers },
      },
    },
  }),
);
