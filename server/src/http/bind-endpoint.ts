import {
  API_PREFIX,
  type BodyOf,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
} from '@pythia/contracts/endpoint.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#core/errors.ts';
import { bearerToken } from './bearer-token.ts';
import type { Authenticate, Identity } from './identity.ts';
import { parseInput, parseParams } from './parse-input.ts';
import { sendTextStream } from './text-stream.ts';

export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** Who calls; absent on public endpoints. */
  identity: E['access'] extends 'public' ? undefined : Identity;
  /** The caller's address, for rate limits. */
  address: string;
  /** Aborts when the caller is gone. */
  signal: AbortSignal;
  /** Adds a header to the answer, an error's too. */
  setHeader: (name: string, value: string) => void;
}

type Answer<E extends Endpoint> = E['reply'] extends 'text-stream' ? AsyncIterable<string> : ReplyOf<E>;

export type Handler<E extends Endpoint> = (call: Call<E>) => Answer<E> | Promise<Answer<E>>;

export type Bind = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

export interface Gate {
  authenticate: Authenticate;
  /** Counts a call without a valid token. @throws AppError `too-many-requests` */
  admitStranger: (address: string) => Promise<void>;
}

/** Binds handlers to contract endpoints: authorise, parse, call, answer. A server that closes waits for them. */
export function endpointBinder(app: FastifyInstance, gate: Gate): Bind {
  const underWay = new Set<Promise<unknown>>();
  // a caller may be gone before his part of an answer is saved
  app.addHook('onClose', async () => void (await Promise.allSettled(underWay)));

  return (endpoint, handler) => {
    const answerCall = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const signal = signalOf(reply); // before anything is waited for, so that no leaving is missed
      const call = {
        identity: await authorise(endpoint, request, gate),
        params: endpoint.params && parseParams(endpoint.params, request.params),
        query: endpoint.query && parseInput(endpoint.query, request.query),
        body: endpoint.body && parseInput(endpoint.body, request.body ?? undefined),
        address: request.ip,
        signal,
        setHeader: (name: string, value: string) => void reply.header(name, value),
      } as unknown as Call<typeof endpoint>;
      const answer = await handler(call);
      if (endpoint.reply === 'text-stream') {
        return sendTextStream(reply, answer as AsyncIterable<string>, signal);
      }
      return reply.header('cache-control', 'no-store').send(answer);
    };
    app.route({
      method: endpoint.method,
      url: API_PREFIX + endpoint.path,
      handler: (request, reply) => {
        const done = answerCall(request, reply).finally(() => underWay.delete(done));
        underWay.add(done);
        return done;
      },
    });
  };
}

async function authorise(
  endpoint: Endpoint,
  request: FastifyRequest,
  gate: Gate,
): Promise<Identity | undefined> {
  if (endpoint.access === 'public') {
    await gate.admitStranger(request.ip);
    return undefined;
  }
  const identity = await identify(request, gate);
  if (endpoint.access === 'subscriber' && !identity.subscribed) {
    throw new AppError('forbidden', MESSAGES.notSubscribed);
  }
  return identity;
}

async function identify(request: FastifyRequest, gate: Gate): Promise<Identity> {
  try {
    return await gate.authenticate(bearerToken(request.headers.authorization));
  } catch (error) {
    await gate.admitStranger(request.ip);
    throw error;
  }
}

/** Aborts when the connection closes before the answer is complete. */
function signalOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
