import type { z } from 'zod';
import type { Budget } from './budgets.ts';

export const API_PREFIX = '/api/v1';

/** `signed`: a service that signs its body; the handler checks. */
export type Access = 'public' | 'user' | 'subscriber' | 'signed';

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below {@link API_PREFIX}, with its trailing slash; `params` describes `:name`. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /** A `GET` that changes something, such as a mailed link: never prefetched. */
  readonly isOnDemand?: boolean;
  readonly budgets?: readonly Budget[];
  /** Field of query or body that names the account, for budgets by account. */
  readonly account?: string;
  /** 404 where one does not parse. */
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /**
   * `file`: multipart/form-data with one file in the field that the schema names · `raw`: bytes as they came,
   * for signed bodies.
   */
  readonly bodyType?: 'json' | 'form' | 'file' | 'raw';
  readonly bodyLimit?: number;
  /** Sentence of a 422 beyond the limit; without one, 413. */
  readonly tooLarge?: string;
  readonly reply: z.ZodType | PlainReply;
  readonly status?: 200 | 201;
}

export const BODY_LIMIT = 262_144;

/**
 * Replies without a schema. `answer-stream`: chunked `text/plain`, or `text/event-stream` of {@link
 * AnswerPart} where accepted · `nothing`: 204 · `download`: chunked JSON · `redirect`: 303.
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
