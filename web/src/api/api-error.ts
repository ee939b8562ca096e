import { MESSAGES } from '@pythia/contracts/messages.ts';
import type { ErrorBody } from '@pythia/contracts/error-body.ts';

/** `network`: no reply; `http`: refused; `shape`: an invalid reply. */
export type ApiErrorKind = 'network' | 'http' | 'shape';

interface ApiErrorParts {
  kind: ApiErrorKind;
  status?: number;
  statusText?: string;
  detail?: string | undefined;
  retryAfter?: number | undefined;
  errors?: ErrorBody['errors'];
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status; 0: no reply. */
  readonly status: number;
  readonly statusText: string;
  readonly detail: string | undefined;
  /** Seconds. */
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

/** True for a proxy's error and for a server that is closing, too. */
export function isServerAway(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind === 'network') return error.status === 0;
  const saysNothing = error.detail === undefined || error.detail === MESSAGES.shuttingDown;
  return error.kind === 'http' && GATEWAY_STATUSES.has(error.status) && saysNothing;
}

export function fieldErrors(error: unknown): Partial<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(error.errors.toReversed().map(({ path, message }) => [path, message]));
}

export const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError';

export function sentenceFor(error: unknown, fallback: string, unforeseen = fallback): string {
  if (isTimeout(error)) return MESSAGES.networkError;
  if (!(error instanceof ApiError)) return unforeseen;
  if (error.kind === 'http') return error.detail ?? fallback;
  return error.message;
}
