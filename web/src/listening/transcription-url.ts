import { API_PREFIX } from '@pythia/contracts/endpoint.ts';
import { readAuthToken } from '#account/auth-token.ts';
import { windowName } from './window-name.ts';

/** Adds the user's token and this window's name. */
export function transcriptionUrl(path: string, query: Record<string, string> = {}): string {
  const url = new URL(API_PREFIX + path, window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.search = String(new URLSearchParams({ token: readAuthToken() ?? '', client: windowName(), ...query }));
  return url.href;
}
