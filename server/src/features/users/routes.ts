import { changeSessionRetention, currentUser } from '@pythia/contracts/accounts.ts';
import type { Database } from '#db/database.ts';
import type { Bind } from '#http/bind-endpoint.ts';
import { findUser, keepSessions } from './users-store.ts';

export function bindUsers(bind: Bind, { db }: { db: Database }): void {
  bind(currentUser, ({ identity }) => findUser(db, identity.userId));

  bind(changeSessionRetention, async ({ identity, body }) => {
    await keepSessions(db, identity.userId, body.session_retention);
    return findUser(db, identity.userId);
  });
}
