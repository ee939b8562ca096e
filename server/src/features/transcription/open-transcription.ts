import { SOUND_CHECK, STREAM_OPENING } from '@pythia/contracts/budgets.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#db/database.ts';
import type { Bind } from '#http/bind-endpoint.ts';
import type { CallLimits } from '#http/call-limits.ts';
import type { LanguageModel } from '#providers/llm/language-model.ts';
import type { CoachWords } from '#asking/coach-answerer.ts';
import { bindTranscription, type TranscriptionParts } from './routes.ts';
import { freeAllPlaces, streamLeases } from './stream-leases-store.ts';

interface OpeningParts extends Omit<
  TranscriptionParts,
  'answerer' | 'admitStranger' | 'admitOpening' | 'admitCheck' | 'leases'
> {
  db: Database;
  model: Pick<LanguageModel, 'label'>;
  coach: Pick<CoachWords, 'label'>;
  limits: CallLimits;
  isOnlyInstance: boolean;
}

export function openTranscription(app: FastifyInstance, bind: Bind, parts: OpeningParts): void {
  const { db, clock, limits, model, coach } = parts;
  if (parts.isOnlyInstance) app.addHook('onReady', () => freeAllPlaces(db)); // left by a process that was killed
  bindTranscription(app, bind, {
    ...parts,
    answerer: () => model.label ?? coach.label(),
    admitStranger: limits.admitStranger,
    admitOpening: (userId) => limits.admit(STREAM_OPENING, { userId }),
    admitCheck: (userId) => limits.admit(SOUND_CHECK, { userId }),
    leases: streamLeases(db, clock),
  });
}
