import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../server/src/app.ts';
import { readConfig } from '../../server/src/config.ts';
import { migrate } from '../../server/src/db/migrate.ts';
import { openDependencies, type Dependencies } from '../../server/src/dependencies.ts';

export interface LandingSite extends Pick<Dependencies, 'db' | 'secret'> {
  url: string;
  close(): Promise<void>;
}

/**
 * Real server, empty database, a copy of the build.
 * @param change edits the copy
 */
export async function startSite(change: (webDir: string) => void = () => {}): Promise<LandingSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pythia-site-'));
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    SPEECH_ENGINE: 'none',
    ANSWERS: 'coach',
  });
  const opened = await openDependencies(config);
  await migrate(opened.db);
  const webDir = join(dataDir, 'web');
  cpSync(opened.webDir, webDir, { recursive: true });
  change(webDir);
  const app = await buildApp({ ...opened, webDir });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port');
  return {
    db: opened.db,
    secret: opened.secret,
    url: `http://localhost:${address.port}`,
    close: async () => {
      await app.close();
      await opened.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
