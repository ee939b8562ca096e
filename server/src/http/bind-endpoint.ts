import {
  API_PREFIX,
  BODY_LIMIT,
  type BodyOf,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
} from '@pythia/contracts/endpoint.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#core/errors.ts';
import { withWaitBudget } from '#core/wait-budget.ts';
import { answersInHand } from './answers-in-hand.ts';
import { authorise, countRefusal, type CallGuards, watchToken } from './authorise.ts';
import { Revocations, revoked } from './revocation.ts';
import type { Identity } from './identity.ts';
import { parseInput, parseParams, readBody, withBodyType } from './parse-input.ts';
import { answerHeaders, type AnswerHeaders, sendAnswer, type HandlerAnswer } from './send-answer.ts';
import { uploadPlaces, type InUploadPlace } from './upload-places.ts';

/** One second less than a call may take. */
const DATABASE_WAIT_MS = 4_000;

export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  identity: E['access'] extends 'public' | 'signed' ? undefined : Identity;
  address: string;
  signal: AbortSignal;
  readHeader: (name: string) => string | undefined;
  setHeader: (name: string, value: string) => void;
  answerHeaders: E['reply'] extends 'answer-stream' ? AnswerHeaders : undefined;
}

export type Handler<E extends Endpoint> = (call: Call<E>) => HandlerAnswer<E> | Promise<HandlerAnswer<E>>;

export interface Bind {
  <E extends Endpoint>(endpoint: E, handler: Handler<E>): void;
  readonly bound: readonly Endpoint[];
}

/**
 * Binds handlers to endpoints: authorise, parse, count, call, answer. An uploaded file keeps its place until
 * the answer. A closing server waits for all calls.
 */
export function endpointBinder(
  app: FastifyInstance,
  guards: CallGuards,
  inHand = answersInHand(),
  inUploadPlace: InUploadPlace = uploadPlaces(),
): Bind {
  const { revocations = new Revocations() } = guards;
  const bound: Endpoint[] = [];
  const underWay = new Set<Promise<unknown>>();
  app.addHook('onClose', async () => void (await Promise.allSettled(underWay)));

  const bind = <E extends Endpoint>(endpoint: E, handler: Handler<E>): void => {
    refuseUncountable(endpoint);
    bound.push(endpoint);
    const isStreamed = endpoint.reply === 'answer-stream';
    const answerCall = async (
      request: FastifyRequest,
      reply: FastifyReply,
      ended: AbortController,
    ): Promise<unknown> => {
      if (endpoint.isOnDemand && isAheadOfNeed(request))
        throw new AppError('unavailable', SERVER_MESSAGES.notAhead);
      const since = performance.now();
      const { readFile, ...call } = await admitCall(endpoint, request, guards);
      const { signal } = ended;
      const userId = call.identity?.userId;
      const readHeader = (name: string) => headerOf(request, name);
      const setHeader = (name: string, value: string) => void reply.header(name, value);
      const headers = { readHeader, setHeader, answerHeaders: isStreamed ? answerHeaders(reply) : undefined };
      const { address } = call;
      const send = async (body: unknown): Promise<unknown> => {
        const answer = await handler({ ...call, body, signal, ...headers } as Call<E>);
        return sendAnswer(endpoint, reply, answer, signal);
      };
      const answered = (): Promise<unknown> => {
        if (readFile) return inUploadPlace(userId ?? address, async () => send(await readFile()), signal);
        return isStreamed ? inHand.admitOf(userId, () => send(call.body)) : send(call.body);
      };
      if (userId === undefined) return answered();
      const end = (reason: Error): void => ended.abort(reason);
      const unfollow = revocations.follow(userId, since, () => end(revoked()));
      const unwatch = isStreamed ? watchToken(request, guards, end) : undefined;
      return answered().finally(() => {
        unfollow();
        unwatch?.();
      });
    };
    const route = {
      method: endpoint.method,
      exposeHeadRoute: false,
      url: API_PREFIX + endpoint.path,
      bodyLimit: endpoint.bodyLimit ?? BODY_LIMIT,
      handler: (request: FastifyRequest, reply: FastifyReply) => {
        const ended = endedBy(reply);
        const answer = (): Promise<unknown> =>
          answerCall(request, reply, ended).catch((error: unknown) => {
            throw ended.signal.aborted && isAbort(error) ? ended.signal.reason : error;
          });
        const answered = withWaitBudget(DATABASE_WAIT_MS, () =>
          (isStreamed ? inHand.admit(answer) : answer()).catch((error: unknown) =>
            refuse(endpoint, request, error),
          ),
        );
        const done = answered.finally(() => underWay.delete(done));
        underWay.add(done);
        return done;
      },
    };
    withBodyType(app, endpoint, (scope) => scope.route(route));
  };
  const refuse = async (endpoint: Endpoint, request: FastifyRequest, error: unknown): Promise<never> => {
    await countRefusal(endpoint, request, error, guards);
    throw error;
  };
  return Object.assign(bind, { bound });
}

const isAheadOfNeed = ({ headers }: FastifyRequest): boolean =>
  [headers['sec-purpose'], headers['purpose'], headers['x-purpose'], headers['x-moz']].some((purpose) =>
    /prefetch|prerender|preview/i.test(String(purpose)),
  );

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

function refuseUncountable({ path, access, account, budgets = [] }: Endpoint): void {
  for (const { name, by } of budgets) {
    const isKnown =
      by === 'user'
        ? access === 'user' || access === 'subscriber'
        : by === 'address' || account !== undefined;
    if (!isKnown)
      throw new Error(`${path}: the budget '${name}' counts by ${by}, which this call does not name`);
  }
}

async function admitCall(endpoint: Endpoint, request: FastifyRequest, guards: CallGuards) {
  const identity = await authorise(endpoint, request, guards);
  const params = endpoint.params && parseParams(endpoint.params, request.params);
  const query = endpoint.query && parseInput(endpoint.query, request.query);
  const readInput = async () => endpoint.body && parseInput(endpoint.body, await readBody(endpoint, request));
  const isFile = endpoint.bodyType === 'file';
  const body = isFile ? undefined : await readInput();
  const address = request.ip;
  await guards.limits.admit(endpoint.budgets ?? [], {
    address,
    userId: identity?.userId,
    account: accountNamed(endpoint, query, body),
  });
  return { identity, params, query, body, address, readFile: isFile ? readInput : undefined };
}

function accountNamed({ account }: Endpoint, ...inputs: unknown[]): string | undefined {
  if (account === undefined) return undefined;
  const fields = Object.assign({}, ...inputs) as Record<string, unknown>;
  return String(fields[account]).trim().toLowerCase();
}

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

function endedBy(reply: FastifyReply): AbortController {
  const ended = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) ended.abort();
  });
  return ended;
}
