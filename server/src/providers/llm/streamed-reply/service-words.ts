import type { TokenUsage } from '@pythia/contracts/interviews.ts';
import { type Ended, ModelError, type ModelErrorCode } from '../language-model.ts';
import { retryAfterSeconds } from './retry-after.ts';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export function parseObject(json: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function tokenUsage(prompt: unknown, completion: unknown, cached?: unknown): TokenUsage | undefined {
  if (!isCount(prompt) || !isCount(completion)) return undefined;
  return { prompt, completion, cached: isCount(cached) ? cached : null };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

type Headers = Record<string, string | string[] | undefined>;

interface ToldError {
  status: number | undefined;
  /** Logged instead of the sentence, which may quote the prompt. */
  name: string | undefined;
  words: string;
  retryAfter: number | undefined;
}

/**
 * Finds an error in any service's JSON: `{"error":{"code":429}}`, `{"error":"overloaded"}`,
 * `{"object":"error","message":"…","code":429}`, `{"detail":"…"}`.
 */
export function errorIn(value: Record<string, unknown>): ModelError | undefined {
  const isError = value['object'] === 'error' || value['type'] === 'error' || value['success'] === false;
  const told = value['error'] || (isError || isAlone(value) ? value : undefined);
  return told ? errorFrom(readTold(told, value), undefined) : undefined;
}

const isAlone = (value: Record<string, unknown>): boolean =>
  !('choices' in value) &&
  ('detail' in value || typeof value['message'] === 'string' || Array.isArray(value['errors']));

export function statusError(
  status: number,
  headers: Headers,
  body: Record<string, unknown> | undefined,
): ModelError {
  const told = body && readTold(body['error'] || body, body);
  const error = errorFrom(told, status);
  const isPause = status === 503 && secondsIn(headers) !== undefined;
  return withRetryAfter(isPause ? new ModelError('busy', error.message) : error, headers);
}

export function withRetryAfter(error: ModelError, headers: Headers): ModelError {
  if (error.code !== 'busy' || error.retryAfter !== undefined) return error;
  const retryAfter = secondsIn(headers);
  return retryAfter === undefined ? error : new ModelError('busy', error.message, { retryAfter });
}

function secondsIn(headers: Headers): number | undefined {
  const [header] = [headers['retry-after']].flat();
  const [inMs] = [headers['retry-after-ms']].flat();
  const seconds = retryAfterSeconds(header, new Date());
  if (seconds !== undefined || !/^\d{1,9}(?:\.\d+)?$/.test(inMs ?? '')) return seconds;
  return Math.ceil(Number(inMs) / 1_000);
}

function errorFrom(told: ToldError | undefined, status: number | undefined): ModelError {
  const code = codeOf(
    told?.words ?? '',
    [status, told?.status].filter((one) => one !== undefined),
  );
  const answered = status === undefined ? 'The service reported an error' : `The service answered ${status}`;
  const name = told?.name === undefined ? '' : ` (${told.name})`;
  const retryAfter = told?.retryAfter;
  return new ModelError(code, answered + name, retryAfter === undefined ? {} : { retryAfter });
}

/** 429 is usual; 529 is Anthropic's overload, 498 Groq's. */
const BUSY_STATUSES = new Set([429, 529, 498]);
const FILTER_WORDS = /content.?filter|content.?policy|responsible.?ai|moderation|flagged|safety/;
const BUSY_WORDS =
  /rate.?limit|too.?many|overload|capacity|busy|exhausted|throttl|quota|queue|try again (?:later|shortly)/;
const REFUSED_WORDS =
  /api.?key|auth|permission|forbidden|billing|credit|balance|not.?found|invalid|unsupported|context.?(?:length|window)/;

function codeOf(words: string, statuses: readonly number[]): ModelErrorCode {
  if (FILTER_WORDS.test(words)) return 'filtered';
  if (statuses.some((status) => BUSY_STATUSES.has(status))) return 'busy';
  const [status] = statuses;
  if (status !== undefined) {
    if (status >= 500) return status === 503 && BUSY_WORDS.test(words) ? 'busy' : 'failed';
    return status >= 400 && status !== 408 ? 'refused' : 'failed';
  }
  if (BUSY_WORDS.test(words)) return 'busy';
  return REFUSED_WORDS.test(words) ? 'refused' : 'failed';
}

function readTold(told: unknown, around: Record<string, unknown>): ToldError {
  const error = isObject(told) ? told : { message: told };
  const inside = isObject(error['error']) ? error['error'] : {};
  const innermost = isObject(error['innererror']) ? error['innererror'] : {};
  const all = [error, inside, innermost, around];
  const named = all.flatMap((one) => NAMES.map((name) => one[name]));
  const status = named.map(Number).find((one) => Number.isInteger(one) && one >= 400 && one < 600);
  const words = [...named, ...all.flatMap(({ message, detail }) => [message, detail])]
    .filter((one) => typeof one === 'string')
    .join(' ')
    .toLowerCase();
  const name = named.find((one) => typeof one === 'string' && /^[a-z][\w.-]{0,59}$/i.test(one));
  return { status, name: name as string | undefined, words, retryAfter: seconds(error['retry_after']) };
}

const NAMES = ['status', 'code', 'status_code', 'http_code', 'type', 'error_type', 'error_code'];

const seconds = (value: unknown): number | undefined =>
  typeof value === 'number' && value >= 0 && value < 1e9 ? Math.ceil(value) : undefined;

export type Stop = { ended: Ended } | { failure: ModelError };

/**
 * Reads a stop reason in any service's words: `end_turn`, `MAX_TOKENS`, `content_filter`, `SAFETY`, ….
 * @returns undefined without one: some send "" or "null" with each piece
 */
export function stopReason(reason: unknown): Stop | undefined {
  if (typeof reason !== 'string' || reason === '' || reason === 'null') return undefined;
  if (LENGTH.test(reason)) return { ended: 'length' };
  if (REFUSAL.test(reason)) return { ended: 'refusal' };
  if (FILTER.test(reason)) return { ended: 'filter' };
  if (BUSY.test(reason)) return { failure: new ModelError('busy', 'The service has no room for the answer') };
  if (FAILURE.test(reason)) return { failure: new ModelError('failed', 'The service gave the answer up') };
  return { ended: DONE.test(reason) ? 'stop' : 'unknown' };
}

const DONE = /stop|end|eos|done|complete|finish|success|tool|function/i;
const LENGTH = /length|max.*tokens|limit|window/i;
const REFUSAL = /refus/i;
const FILTER = /filter|safety|recitation|blocklist|prohibited|sensitive|moderation|spii/i;
const BUSY = /insufficient|overload|capacity/i;
const FAILURE = /error|fail|abort|cancel|malformed|timeout/i;
