import type { z } from 'zod';

/** Every call lives below this prefix. */
export const API_PREFIX = '/api/v1';

/** Who may call: anybody, a signed-in user, or a user with an active subscription. */
export type Access = 'public' | 'user' | 'subscriber';

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
  /** The named parts of the path, as strings; one that does not parse is a 404, like an unknown one. */
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** How the body travels; JSON unless said otherwise. */
  readonly bodyType?: 'json' | 'form';
  /** The shape of a 200 answer, or `text-stream` for chunked `text/plain`. */
  readonly reply: z.ZodType | 'text-stream';
}

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
