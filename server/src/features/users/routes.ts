import * as contract from '@pythia/contracts/accounts.ts';
import type { AnsweringWay } from '@pythia/contracts/answering.ts';
import type { FastifyInstance } from 'fastify';
import type { Id } from '#db/database.ts';
import type { Bind } from '#http/bind-endpoint.ts';
import { runEvery } from '#http/run-every.ts';
import { deleteAccountOf, finishDeletion, type DeletionParts } from './delete-account.ts';
import { eraseClosedAccounts } from './erase-accounts.ts';
import { exportPieces, type ExportParts } from './export/export-data.ts';
import { bindPictures } from './pictures/routes.ts';
import { findUser, setAnswering, setSessionRetention } from './users-store.ts';

const HOUR_MS = 3_600_000;

interface UsersParts extends DeletionParts, ExportParts {
  answerBy: (userId: Id, way: AnsweringWay) => void;
}

export function openUsers(app: FastifyInstance, bind: Bind, parts: UsersParts) {
  const { db } = parts;
  runEvery(app, HOUR_MS, (signal) => eraseClosedAccounts(parts, signal));
  bindPictures(bind, parts);

  bind(contract.currentUser, ({ identity }) => findUser(db, identity.userId));

  bind(contract.changeSessionRetention, async ({ identity, body }) => {
    await setSessionRetention(db, identity.userId, body.session_retention);
    return findUser(db, identity.userId);
  });

  bind(contract.changeAnswering, async ({ identity: { userId }, body: { answering } }) => {
    await setAnswering(db, userId, answering);
    parts.answerBy(userId, answering);
    return findUser(db, userId);
  });

  bind(contract.deleteAccount, ({ identity, body, signal }) =>
    deleteAccountOf(parts, { userId: identity.userId, password: body.password }, signal),
  );

  bind(contract.exportData, ({ identity }) => ({
    fileName: 'my-data.json',
    pieces: exportPieces(parts, identity.userId),
  }));

  return { closeAccount: (userId: Id) => finishDeletion(parts, userId) };
}
