import { API_PREFIX } from '@pythia/contracts/endpoint.ts';
import { readAuthToken } from '#account/auth-token.ts';
import { windowName } from './window-name.ts';

/** The whole address of a transcription socket, with the user's token, this window's name and what else its query says. */
export function transcriptionUrl(path: string, query: Record<string, string> = {}): string {
  const url = new URL(API_PREFIX + path, window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.search = String(new URLSearchParams({ token: readAuthToken() ?? '', client: windowName(), ...query }));
  return url.href;
}
