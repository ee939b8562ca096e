import type { Endpoint, ReplyOf } from '@pythia/contracts/endpoint.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { ApiError } from '#api/api-error.ts';
import { call, type Readable } from '#api/call.ts';
import { download, type DownloadOptions } from '#api/download.ts';
import type { StreamOptions } from '#api/read-stream.ts';
import type { RequestOptions } from '#api/request.ts';
import { readAuthToken } from './auth-token.ts';
import { holdSignOut, signOutRefused } from './sign-out.ts';

type Options<E extends Endpoint> = Omit<RequestOptions<E>, 'token'>;

/**
 * A call of the signed-in user. A 401 signs out, and nothing else does; neither an answer nor a
 * failure reaches whoever signed in after it was asked for.
 * @throws ApiError as the call does, and a 401 when there is no token (any more), or another
 */
export const authorisedCall = <E extends Readable>(endpoint: E, options: Options<E>): Promise<ReplyOf<E>> =>
  withToken((token) => call(endpoint, { ...options, token } as RequestOptions<E>));

/**
 * A call after which no token of the user works any more. Once it succeeded, this window stays until it signs out
 * by itself, whatever other calls and windows learn of the dead token meanwhile.
 */
export async function lastCall<E extends Readable>(endpoint: E, options: Options<E>): Promise<ReplyOf<E>> {
  const token = heldToken();
  const letGo = holdSignOut();
  try {
    return await authorisedCall(endpoint, options);
  } catch (error) {
    letGo();
    signOutIfRefused(error, token);
    throw error;
  }
}

/** The same for a file, as {@link download} brings it. */
export const authorisedDownload = <E extends Endpoint & { reply: 'download' }>(
  endpoint: E,
  options: Omit<DownloadOptions<E>, 'token'>,
): Promise<File> => withToken((token) => download(endpoint, { ...options, token } as DownloadOptions<E>));

/** A call of the signed-in user whose answer is streamed, in the pieces in which `stream` reads it. */
export async function* authorisedStream<E extends Endpoint, Piece>(
  stream: (endpoint: E, options: StreamOptions<E>) => AsyncIterable<Piece>,
  endpoint: E,
  options: Omit<StreamOptions<E>, 'token'>,
): AsyncGenerator<Piece, void, void> {
  const token = heldToken();
  try {
    yield* stream(endpoint, { ...options, token } as StreamOptions<E>);
  } catch (error) {
    signOutIfRefused(error, token);
    throw error;
  }
}

async function withToken<Reply>(ask: (token: string) => Promise<Reply>): Promise<Reply> {
  const token = heldToken();
  try {
    const reply = await ask(token);
    if (readAuthToken() !== token) throw unauthorised();
    return reply;
  } catch (error) {
    if (readAuthToken() !== token) throw unauthorised();
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
  if (error instanceof ApiError && error.status === 401 && readAuthToken() === token)
    signOutRefused(error.message);
}
