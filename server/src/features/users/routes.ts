import { currentUser } from '@pythia/contracts/accounts.ts';
import type { Database } from '#db/database.ts';
import type { Bind } from '#http/bind-endpoint.ts';
import { findUser } from './users-store.ts';

export function bindUsers(bind: Bind, { db }: { db: Database }): void {
  bind(currentUser, ({ identity }) => findUser(db, identity.userId));
}
