import type { FastifyInstance } from 'fastify';
import type { Bind } from '#http/bind-endpoint.ts';
import { runEvery } from '#http/run-every.ts';
import type { DeletionParts } from './delete-account.ts';
import { eraseClosedAccounts } from './erase-accounts.ts';
import type { ExportParts } from './export/export-data.ts';
import { bindPictures } from './pictures/routes.ts';
import { bindUsers } from './routes.ts';

const HOUR_MS = 3_600_000;

/** Binds the calls, and erases closed accounts while the application runs. */
export function openUsers(app: FastifyInstance, bind: Bind, parts: DeletionParts & ExportParts): void {
  bindUsers(bind, parts);
  bindPictures(bind, parts);
  runEvery(app, HOUR_MS, (signal) => eraseClosedAccounts(parts, signal));
}
