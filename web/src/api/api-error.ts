import { MESSAGES } from '@pythia/contracts/messages.ts';
import type { ErrorBody } from '@pythia/contracts/error-body.ts';

/** `network` no answer came · `http` the server said no · `shape` it answered something that is no answer. */
export type ApiErrorKind = 'network' | 'http' | 'shape';

interface ApiErrorParts {
  kind: ApiErrorKind;
  status?: number;
  statusText?: string;
  /** The server's sentence for people. */
  detail?: string | undefined;
  retryAfter?: number | undefined;
  errors?: ErrorBody['errors'];
}

/** Why a call failed. Aborted calls are no ApiError: they throw the signal's reason. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** 0 when there was no answer. */
  readonly status: number;
  readonly statusText: string;
  readonly detail: string | undefined;
  /** Seconds after which the server says that another try makes sense. */
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
 * Whether no server took the call: nothing answered before the reply's headers, or something that stands before
 * the server did (it says no sentence of ours), or a server that is closing. A refusal is none of these, nor is
 * what the server says of a model that failed.
 */
export function isServerAway(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind === 'network') return error.status === 0;
  const saysNothing = error.detail === undefined || error.detail === MESSAGES.shuttingDown;
  return error.kind === 'http' && GATEWAY_STATUSES.has(error.status) && saysNothing;
}

/**
 * The sentences of a 422 for the fields that they are about, by the names that the contract gives them; the
 * first of each.
 */
export function fieldErrors(error: unknown): Partial<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(error.errors.toReversed().map(({ path, message }) => [path, message]));
}

/** Whether a call was given up because no answer came in the time that it had. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError';

/** The sentence to show: the server's own, `fallback` where it gave none, `unforeseen` for what is no failed call. */
export function sentenceFor(error: unknown, fallback: string, unforeseen = fallback): string {
  if (isTimeout(error)) return MESSAGES.networkError;
  if (!(error instanceof ApiError)) return unforeseen;
  if (error.kind === 'http') return error.detail ?? fallback;
  return error.message;
}
