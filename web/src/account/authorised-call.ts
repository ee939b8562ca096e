import type { Endpoint, ReplyOf } from '@pythia/contracts/endpoint.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { ApiError } from '#api/api-error.ts';
import { call, type Readable } from '#api/call.ts';
import { type StreamOptions, streamText } from '#api/read-stream.ts';
import type { RequestOptions } from '#api/request.ts';
import { readAuthToken } from './auth-token.ts';
import { signOut } from './sign-out.ts';

type Options<E extends Endpoint> = Omit<RequestOptions<E>, 'token'>;

/**
 * A call of the signed-in user. A 401 signs out, and nothing else does; no answer reaches whoever signed in
 * after it was asked for.
 * @throws ApiError as the call does, and a 401 when there is no token (any more)
 */
export async function authorisedCall<E extends Readable>(
  endpoint: E,
  options: Options<E>,
): Promise<ReplyOf<E>> {
  const token = heldToken();
  try {
    const reply = await call(endpoint, { ...options, token } as RequestOptions<E>);
    if (readAuthToken() !== token) throw unauthorised();
    return reply;
  } catch (error) {
    signOutIfRefused(error, token);
    throw error;
  }
}

/** The same for a streamed answer. */
export async function* authorisedStream<E extends Endpoint & { reply: 'text-stream' }>(
  endpoint: E,
  options: Omit<StreamOptions<E>, 'token'>,
): AsyncGenerator<string, void, void> {
  const token = heldToken();
  try {
    yield* streamText(endpoint, { ...options, token } as StreamOptions<E>);
  } catch (error) {
    signOutIfRefused(error, token);
    throw error;
  }
}

function heldToken(): string {
  const token = readAuthToken();
  if (token === null) throw unauthorised();
  return token;
}

const unauthorised = () => new ApiError({ kind: 'http', status: 401, detail: MESSAGES.noAuthToken });

/** The token of somebody who has left meanwhile says nothing about the one who is here now. */
function signOutIfRefused(error: unknown, token: string): void {
  if (error instanceof ApiError && error.status === 401 && readAuthToken() === token) signOut(error.message);
}
