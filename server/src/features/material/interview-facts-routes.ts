import type { FactMatter } from '@pythia/contracts/fact-matters.ts';
import { readInterviewFacts, saveInterviewFacts as saveFacts } from '@pythia/contracts/interview-facts.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { type Material, NO_MATERIAL } from '#coach/material.ts';
import type { Clock } from '#core/clock.ts';
import { AppError } from '#core/errors.ts';
import type { Database, Id } from '#db/database.ts';
import type { Bind } from '#http/bind-endpoint.ts';
import { findInterviewFacts, storeInterviewFacts } from './settled-store.ts';
import { findMaterial } from './material-store.ts';

export type SilentOn = (userId: Id, material: Material) => Promise<FactMatter[]>;

interface InterviewFactsParts {
  db: Database;
  clock: Clock;
  silentOn: SilentOn;
}

export function bindInterviewFacts(bind: Bind, { db, clock, silentOn }: InterviewFactsParts): void {
  bind(readInterviewFacts, async ({ identity: { userId } }) => {
    const [kept, remembered = NO_MATERIAL] = await Promise.all([
      findInterviewFacts(db, userId),
      findMaterial(db, userId),
    ]);
    const { name, education, work } = remembered;
    return { ...kept, silent: await silentOn(userId, { ...NO_MATERIAL, name, education, work }) };
  });

  bind(saveFacts, async ({ identity: { userId }, body }) => {
    const version = await storeInterviewFacts(db, { ...body, userId, now: clock.now().getTime() });
    if (version === undefined) throw new AppError('conflict', SERVER_MESSAGES.factsChanged);
    return { version };
  });
}
