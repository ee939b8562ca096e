import {
  API_PREFIX,
  type BodyGiven,
  type Endpoint,
  type ParamsGiven,
  type QueryGiven,
} from '@pythia/contracts/endpoint.ts';
import { RefusalBody } from '@pythia/contracts/error-body.ts';
import { ApiError } from './api-error.ts';
import { compareClocks, windowNow } from './server-clock.ts';

type Input<Key extends string, Given> = [Given] extends [undefined]
  ? { [K in Key]?: undefined }
  : undefined extends Given
    ? { [K in Key]?: Given }
    : { [K in Key]: Given };

export type RequestOptions<E extends Endpoint> = Input<'params', ParamsGiven<E>> &
  Input<'query', QueryGiven<E>> &
  Input<'body', BodyGiven<E>> &
  (E['access'] extends 'public' ? { token?: string } : { token: string }) & {
    signal?: AbortSignal;
    accept?: string;
    /** Outlives the page; browsers allow 64 kB. */
    keepalive?: boolean;
    origin?: string;
  };

/** Throws ApiError, or the signal's reason. */
export async function request<E extends Endpoint>(
  endpoint: E,
  options: RequestOptions<E>,
): Promise<Response> {
  const given = options as {
    params?: object;
    query?: object;
    body?: object;
    token?: string;
    signal?: AbortSignal;
    accept?: string;
    keepalive?: boolean;
    origin?: string;
  };
  const url = `${given.origin ?? ''}${API_PREFIX}${pathWith(endpoint.path, given.params)}${queryString(given.query)}`;
  const body = encode(endpoint, given.body);
  const sent = windowNow();
  let response: Response;
  try {
    response = await fetch(url, {
      method: endpoint.method,
      headers: headersFor(endpoint, given),
      body,
      signal: given.signal ?? null,
      keepalive: (given.keepalive ?? endpoint.method === 'DELETE') && fitsKeepalive(body),
    });
  } catch {
    given.signal?.throwIfAborted();
    throw new ApiError({ kind: 'network' });
  }
  compareClocks(response.headers.get('date'), sent, windowNow());
  if (!response.ok) throw await refusal(response);
  return response;
}

function pathWith(path: string, params: object = {}): string {
  const values = new Map<string, unknown>(Object.entries(params));
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
}

function queryString(query: object | undefined): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return given.length === 0
    ? ''
    : `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`;
}

function headersFor(endpoint: Endpoint, given: { body?: object; token?: string; accept?: string }): Headers {
  const headers = new Headers();
  if (given.token !== undefined) headers.set('authorization', `Bearer ${given.token}`);
  if (given.accept !== undefined) headers.set('accept', given.accept);
  if (given.body !== undefined && (endpoint.bodyType ?? 'json') === 'json') {
    headers.set('content-type', 'application/json');
  }
  return headers;
}

function encode({ bodyType = 'json' }: Endpoint, body: object | undefined): BodyInit | null {
  if (body === undefined) return null;
  switch (bodyType) {
    case 'json':
      return JSON.stringify(body);
    case 'form':
      return new URLSearchParams(body as Record<string, string>);
    case 'file':
      return formData(body as Record<string, File>);
    case 'raw':
      return body as Uint8Array<ArrayBuffer>;
  }
}

const KEEPALIVE_BYTES = 65_536;
const fitsKeepalive = (body: BodyInit | null): boolean =>
  typeof body !== 'string' || new TextEncoder().encode(body).length <= KEEPALIVE_BYTES;

function formData(files: Record<string, File>): FormData {
  const form = new FormData();
  for (const [field, file] of Object.entries(files)) form.set(field, file);
  return form;
}

async function refusal(response: Response): Promise<ApiError> {
  const { status, statusText } = response;
  const body = RefusalBody.safeParse(await response.json().catch(() => null));
  return new ApiError({
    kind: 'http',
    status,
    statusText,
    detail: body.data?.detail ?? body.data?.message,
    retryAfter: secondsIn(response.headers.get('retry-after')),
    errors: body.data?.errors,
  });
}

/** Proxies may send a date, which is ignored. */
function secondsIn(header: string | null): number | undefined {
  return header !== null && /^\d+$/.test(header) ? Number(header) : undefined;
}
