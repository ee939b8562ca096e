import * as contract from '@pythia/contracts/accounts.ts';
import type { Bind } from '#http/bind-endpoint.ts';
import { deleteAccount, type DeletionParts } from './delete-account.ts';
import { exportData, type ExportParts } from './export/export-data.ts';
import { findUser, setSessionRetention } from './users-store.ts';

export function bindUsers(bind: Bind, parts: DeletionParts & ExportParts): void {
  const { db } = parts;
  bind(contract.currentUser, ({ identity }) => findUser(db, identity.userId));

  bind(contract.changeSessionRetention, async ({ identity, body }) => {
    await setSessionRetention(db, identity.userId, body.session_retention);
    return findUser(db, identity.userId);
  });

  bind(contract.deleteAccount, ({ identity, body, signal }) =>
    deleteAccount(parts, { userId: identity.userId, password: body.password }, signal),
  );

  bind(contract.exportData, ({ identity }) => ({
    fileName: 'my-data.json',
    pieces: exportData(parts, identity.userId),
  }));
}
