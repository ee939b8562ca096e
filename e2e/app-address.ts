import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Own application, and two more of a test. */
const PORTS_A_WORKER = 3;
const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
const port = Number(process.env['E2E_PORT'] ?? 8765) + PORTS_A_WORKER * worker;

/** A worker of Playwright has its own application. */
export const APP = {
  port,
  origin: `http://127.0.0.1:${port}`,
  dataDir: join(tmpdir(), `pythia-e2e-${port}`),
} as const;

/** 16 kHz mono PCM, a file a stream. */
export const HEARD_DIR = join(APP.dataDir, 'heard');

/** Not this machine's name, so http is untrusted. */
export const PLAIN_HTTP_HOST = 'pythia.example';
