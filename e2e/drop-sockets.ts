import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { APP } from './app-address.ts';

const PID_FILE = join(APP.dataDir, 'app.pid');

interface SocketHost {
  websocketServer: { clients: Iterable<{ terminate(): void }> };
}

/** In the application under test: on SIGUSR2, every socket breaks as a lost network breaks it. */
export async function dropSocketsOnSignal(app: SocketHost): Promise<void> {
  process.on('SIGUSR2', () => {
    for (const client of app.websocketServer.clients) client.terminate();
  });
  await writeFile(PID_FILE, String(process.pid));
}

/** In a test: breaks every socket of the application under test. */
export async function dropSockets(): Promise<void> {
  process.kill(Number(await readFile(PID_FILE, 'utf8')), 'SIGUSR2');
}
