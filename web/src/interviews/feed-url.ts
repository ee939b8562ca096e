import { API_PREFIX } from '@pythia/contracts/endpoint.ts';

export function feedUrl(path: string, { token, after }: { token: string; after: number }): string {
  const url = new URL(API_PREFIX + path, window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.search = String(new URLSearchParams({ token, after: String(after) }));
  return url.href;
}
