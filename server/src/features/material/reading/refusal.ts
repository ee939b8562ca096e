import { DOCUMENT_MESSAGES } from '@pythia/contracts/document-messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';

export const REFUSALS = {
  unknown: SERVER_MESSAGES.resumeUnknown,
  scanned: SERVER_MESSAGES.resumeScanned,
  locked: SERVER_MESSAGES.resumeLocked,
  broken: SERVER_MESSAGES.resumeBroken,
  tooDeep: SERVER_MESSAGES.resumeTooDeep,
  tooManyPages: SERVER_MESSAGES.resumeTooManyPages,
  tooLargeUnpacked: SERVER_MESSAGES.resumeTooLargeUnpacked,
  tooSlow: SERVER_MESSAGES.resumeTooSlow,
  noText: SERVER_MESSAGES.resumeNoText,
  notJsonResume: SERVER_MESSAGES.resumeNotJsonResume,
} as const;

export type Reason = keyof typeof REFUSALS;

export const SENTENCES: Record<'resume' | 'document', Record<Reason, string>> = {
  resume: REFUSALS,
  document: {
    ...REFUSALS,
    unknown: DOCUMENT_MESSAGES.unknown,
    scanned: DOCUMENT_MESSAGES.scanned,
    noText: DOCUMENT_MESSAGES.noText,
  },
};

export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly reason: Reason;

  constructor(reason: Reason, options?: ErrorOptions) {
    super(REFUSALS[reason], options);
    this.reason = reason;
  }
}

/** A library's failure means a broken file; its message stays as cause. */
export const broken = (cause: unknown): Refusal =>
  cause instanceof Refusal ? cause : new Refusal(isTooDeep(cause) ? 'tooDeep' : 'broken', { cause });

/** Recursive readers overflow: `> > > …` without end. */
export const isTooDeep = (error: unknown): boolean =>
  error instanceof RangeError && error.message === 'Maximum call stack size exceeded';
