import { MESSAGES } from '@pythia/contracts/messages.ts';
import type { ErrorBody } from '@pythia/contracts/error-body.ts';

/** `network`: no answer · `http`: refused · `shape`: no valid answer. */
export type ApiErrorKind = 'network' | 'http' | 'shape';

interface ApiErrorParts {
  kind: ApiErrorKind;
  status?: number;
  statusText?: string;
  /** Sentence for people. */
  detail?: string | undefined;
  retryAfter?: number | undefined;
  errors?: ErrorBody['errors'];
}

/** Aborted calls throw the signal's reason instead. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** 0: no answer. */
  readonly status: number;
  readonly statusText: string;
  readonly detail: string | undefined;
  /** Seconds until another try makes sense. */
  readonly retryAfter: number | undefined;
  readonly errors: NonNullable<ErrorBody['errors']>;

  constructor(parts: ApiErrorParts) {
    super(parts.detail ?? (parts.kind === 'network' ? MESSAGES.networkError : MESSAGES.unexpectedResponse));
    this.kind = parts.kind;
    this.status = parts.status ?? 0;
    this.statusText = parts.statusText ?? '';
    this.detail = parts.detail;
    this.retryAfter = parts.retryAfter;
    this.errors = parts.errors ?? [];
  }
}

const GATEWAY_STATUSES = new Set([502, 503, 504]);

/**
 * No server took the call: no headers, a proxy's error (without our sentence), or a closing server. Not
 * refusals or failed models.
 */
export function isServerAway(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind === 'network') return error.status === 0;
  const saysNothing = error.detail === undefined || error.detail === MESSAGES.shuttingDown;
  return error.kind === 'http' && GATEWAY_STATUSES.has(error.status) && saysNothing;
}

/** First sentence for each field of a 422. */
export function fieldErrors(error: unknown): Partial<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(error.errors.toReversed().map(({ path, message }) => [path, message]));
}

export const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError';

/** The server's sentence, else `fallback`; `unforeseen` for other errors. */
export function sentenceFor(error: unknown, fallback: string, unforeseen = fallback): string {
  if (isTimeout(error)) return MESSAGES.networkError;
  if (!(error instanceof ApiError)) return unforeseen;
  if (error.kind === 'http') return error.detail ?? fallback;
  return error.message;
}
