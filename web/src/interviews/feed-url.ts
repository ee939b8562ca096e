import { API_PREFIX } from '@pythia/contracts/endpoint.ts';
import { feedPath } from '@pythia/contracts/feed.ts';
import { readAuthToken } from '#account/auth-token.ts';

/** The whole address of a session's feed behind a place in it, with the user's token. */
export function feedUrl(sessionId: string, after: number): string {
  const url = new URL(API_PREFIX + feedPath(sessionId), window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.search = String(new URLSearchParams({ token: readAuthToken() ?? '', after: String(after) }));
  return url.href;
}
