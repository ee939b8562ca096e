import { readCustomization, saveCustomization } from '@pythia/contracts/customization.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { Clock } from '#core/clock.ts';
import { AppError } from '#core/errors.ts';
import type { Database } from '#db/database.ts';
import type { Bind } from '#http/bind-endpoint.ts';
import * as store from './customization-store.ts';

export function bindCustomization(bind: Bind, { db, clock }: { db: Database; clock: Clock }): void {
  bind(readCustomization, async ({ identity: { userId } }) => {
    const { version, choices } = await store.findCustomization(db, userId);
    return { version, ...choices };
  });

  bind(saveCustomization, async ({ identity: { userId }, body: { version, ...choices } }) => {
    const now = clock.now().getTime();
    const saved = await store.storeCustomization(db, { userId, version, choices, now });
    if (saved === undefined) throw new AppError('conflict', SERVER_MESSAGES.customizationChanged);
    return { version: saved };
  });
}
