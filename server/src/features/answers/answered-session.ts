import type { AnswerPart } from '@pythia/contracts/answer-parts.ts';
import type { Happening } from '@pythia/contracts/interviews.ts';
import type { Style } from '@pythia/contracts/style.ts';
import type { AskedExchange } from '#asking/exchange.ts';
import type { Library } from '#coach/library.ts';
import type { Material } from '#coach/material.ts';
import type { Id } from '#db/database.ts';

export interface AnsweredSession {
  id: Id;
  userId: Id;
  jobId: Id | null;
  isFree: boolean;
  isExpired: boolean;
  /** Aborts with an AppError when the user ends the session. */
  ended: AbortSignal;
  material: Material;
  library: Library | undefined;
  language: string;
  style: Style | null;
  append(happening: Happening, how?: { id?: Id | undefined }): { id: Id };
  tellAnswering(exchangeId: Id, part: AnswerPart): void;
  countUse(): Promise<void>;
  recent(count: number): Promise<AskedExchange[]>;
}
