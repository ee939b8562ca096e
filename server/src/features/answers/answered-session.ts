import type { AnswerPart } from '@pythia/contracts/answer-parts.ts';
import type { Happening } from '@pythia/contracts/interviews.ts';
import type { Style } from '@pythia/contracts/style.ts';
import type { AskedExchange } from '#asking/exchange.ts';
import type { Library } from '#coach/library.ts';
import type { Material } from '#coach/material.ts';
import type { Id } from '#db/database.ts';

/** What answers need of a session. */
export interface AnsweredSession {
  id: Id;
  userId: Id;
  /** The application that it is for, where there is one. */
  jobId: Id | null;
  /** Whether it is one of those that come without a subscription. */
  isFree: boolean;
  isExpired: boolean;
  /** Aborts when its user ends it, with an AppError as its reason. */
  ended: AbortSignal;
  material: Material;
  /** What its answers may draw from beside that; undefined: nothing. */
  library: Library | undefined;
  /** What it is held in. */
  language: string;
  /** The style in which it is answered; null for none. */
  style: Style | null;
  /** @param how with the identity that it has already, if any */
  append(happening: Happening, how?: { id?: Id | undefined }): { id: Id };
  /** Tells the windows that did not ask. */
  tellAnswering(exchangeId: Id, part: AnswerPart): void;
  /** Takes what the session costs, once. */
  countUse(): Promise<void>;
  recent(count: number): Promise<AskedExchange[]>;
}
