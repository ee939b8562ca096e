import type { z } from 'zod';
import type { Budget } from './budgets.ts';

/** Every call lives below this prefix. */
export const API_PREFIX = '/api/v1';

/**
 * Who may call: anybody, a signed-in user, a user with an active subscription, or a service that signs what it
 * sends, which the handler checks.
 */
export type Access = 'public' | 'user' | 'subscriber' | 'signed';

/**
 * One call of the product as plain data. The server binds a handler to it, the browser calls it,
 * and the OpenAPI document is written from it, so that the three cannot drift apart.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /**
   * Below {@link API_PREFIX}, exactly as on the wire, a trailing slash included. `:name` stands for a part
   * that `params` describes.
   */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /** Of a `GET` that changes something, as a mailed link does: it is not answered ahead of a need. */
  readonly isOnDemand?: boolean;
  /** Counted before the handler runs, beside the general budget that every call has. */
  readonly budgets?: readonly Budget[];
  /** The field of query or body that names the account, where a budget counts by it. */
  readonly account?: string;
  /** The named parts of the path, as strings; one that does not parse is a 404, like an unknown one. */
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /**
   * How the body travels; JSON unless said otherwise. `file`: multipart/form-data with one file, whose field
   * the body's schema names. `raw`: any bytes, handed on as they came, for what is signed as a whole.
   */
  readonly bodyType?: 'json' | 'form' | 'file' | 'raw';
  /** In bytes; {@link BODY_LIMIT} unless said otherwise. */
  readonly bodyLimit?: number;
  /** What a file beyond the limit is refused with, as a 422; unless said, a body beyond it is a 413. */
  readonly tooLarge?: string;
  readonly reply: z.ZodType | PlainReply;
  /** Of a JSON reply; 200 unless said otherwise. */
  readonly status?: 200 | 201;
}

export const BODY_LIMIT = 262_144;

/**
 * A reply that no schema describes: an answer in parts, as chunked `text/plain`, or as `text/event-stream` to those
 * who accept that ({@link AnswerPart}) · 204 without a body · bytes with a content type of their own · chunked JSON to
 * be saved as a file · a page · 303 to another address.
 */
export type PlainReply = 'answer-stream' | 'nothing' | 'bytes' | 'download' | 'html' | 'redirect';

export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint;

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type Given<T> = T extends z.ZodType ? z.input<T> : undefined;

export type ParamsOf<E extends Endpoint> = Parsed<E['params']>;
export type QueryOf<E extends Endpoint> = Parsed<E['query']>;
export type BodyOf<E extends Endpoint> = Parsed<E['body']>;
export type ReplyOf<E extends Endpoint> = Parsed<E['reply']>;
export type ParamsGiven<E extends Endpoint> = Given<E['params']>;
export type QueryGiven<E extends Endpoint> = Given<E['query']>;
export type BodyGiven<E extends Endpoint> = Given<E['body']>;
