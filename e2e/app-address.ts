import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The worker's own application, and the two that a test may start beside it. */
const PORTS_A_WORKER = 3;
const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
const port = Number(process.env['E2E_PORT'] ?? 8765) + PORTS_A_WORKER * worker;

/**
 * Where the application under test listens, and where it keeps what the tests read back. Each of Playwright's
 * workers is a process, with an application of its own.
 */
export const APP = {
  port,
  origin: `http://127.0.0.1:${port}`,
  dataDir: join(tmpdir(), `pythia-e2e-${port}`),
} as const;

/** Raw 16 kHz mono PCM: all the sound that reached the recogniser, one file a stream. */
export const HEARD_DIR = join(APP.dataDir, 'heard');

/** A name of the application under test that is not this machine's, so that its plain http is not to be trusted. */
export const PLAIN_HTTP_HOST = 'pythia.example';
