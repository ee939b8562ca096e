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
 * A 401 signs out. Results never reach a user who signed in later.
 * @throws ApiError as the call, and 401 if the user changed
 */
export const authorisedCall = <E extends Readable>(endpoint: E, options: Options<E>): Promise<ReplyOf<E>> =>
  withToken((token) => call(endpoint, { ...options, token } as RequestOptions<E>));

/** Ends all tokens, but leaves this window to sign out itself. */
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

export const authorisedDownload = <E extends Endpoint & { reply: 'download' }>(
  endpoint: E,
  options: Omit<DownloadOptions<E>, 'token'>,
): Promise<File> => withToken((token) => download(endpoint, { ...options, token } as DownloadOptions<E>));

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

function signOutIfRefused(error: unknown, token: string): void {
  if (error instanceof ApiError && error.status === 401 && readAuthToken() === token)
    signOutRefused(error.message);
}
