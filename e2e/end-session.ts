import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { APP } from './app-address.ts';

export function sessionIn(popup: Page): string {
  const { searchParams } = new URL(popup.url(), APP.origin);
  return searchParams.get('session_id') ?? searchParams.get('threadId') ?? '';
}

/** Moves the session's end, and reopens the window. */
export async function endIn(popup: Page, seconds: number): Promise<void> {
  const database = new DatabaseSync(join(APP.dataDir, 'pythia.db'), { timeout: 5_000 });
  const expiresAt = Date.now() + seconds * 1_000;
  database
    .prepare('update interview_sessions set expires_at = ? where id = ?')
    .run(expiresAt, sessionIn(popup));
  database.close();
  const url = new URL(popup.url());
  const name = url.searchParams.has('threadId') ? 'expiresAt' : 'expires_at';
  url.searchParams.set(name, new Date(expiresAt).toISOString());
  await popup.evaluate((href) => history.replaceState(history.state, '', href), url.href);
  await popup.reload();
}
