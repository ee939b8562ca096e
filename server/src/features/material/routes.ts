import {
  forgetMaterial,
  readMaterial,
  readResumeFile,
  rememberMaterial,
  type RememberedMaterial,
} from '@pythia/contracts/material.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '#core/clock.ts';
import { AppError } from '#core/errors.ts';
import { limitEach } from '#core/limit-each.ts';
import type { Database, Id } from '#db/database.ts';
import type { Bind } from '#http/bind-endpoint.ts';
import { deleteMaterial, findMaterial, saveMaterial, type SavedMaterial } from './material-store.ts';
import { readerBusy, resumeReader } from './reading/resume-reader.ts';

/** Concurrent readings of one user: one in each of two tabs. */
const READINGS_OF_ONE_USER = 2;

interface MaterialParts {
  db: Database;
  clock: Clock;
}

export function bindMaterial(app: FastifyInstance, bind: Bind, { db, clock }: MaterialParts): void {
  bind(readMaterial, async ({ identity }) => shown(await findMaterial(db, identity.userId)));

  bind(rememberMaterial, async ({ identity, body }) => {
    const now = clock.now().getTime();
    const isSaved = await saveMaterial(db, { ...body, userId: identity.userId, now });
    if (!isSaved) throw new AppError('unauthenticated', MESSAGES.notSignedIn);
    return shown({ ...body, updated_at: now });
  });

  bind(forgetMaterial, ({ identity }) => deleteMaterial(db, identity.userId));

  const reader = resumeReader();
  app.addHook('onClose', async () => reader.close());
  const inTurn = limitEach<Id>({ concurrency: READINGS_OF_ONE_USER, whenFull: readerBusy });
  bind(readResumeFile, async ({ identity, body, signal }) =>
    inTurn(identity.userId, async () => reader.read(new Uint8Array(await body.file.arrayBuffer()), signal)),
  );
}

function shown(saved: SavedMaterial | undefined): RememberedMaterial {
  if (!saved) return { name: '', education: '', work: '', file_name: null, updated_at: null };
  return { ...saved, updated_at: new Date(saved.updated_at).toISOString() };
}
