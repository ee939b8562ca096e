import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../server/src/app.ts';
import { readConfig } from '../../server/src/config.ts';
import { migrate } from '../../server/src/db/migrate.ts';
import { openDependencies } from '../../server/src/dependencies.ts';

export interface Site {
  url: string;
  close(): Promise<void>;
}

/**
 * The real server on a free port, with an empty database.
 * @param webDir the web app's build; the project's own unless given
 */
export async function startSite(webDir?: string): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pythia-site-'));
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    SPEECH_ENGINE: 'none',
  });
  const opened = await openDependencies(config);
  await migrate(opened.db);
  const app = await buildApp({ ...opened, webDir: webDir ?? opened.webDir });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port');
  return {
    url: `http://localhost:${address.port}`,
    close: async () => {
      await app.close();
      await opened.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
