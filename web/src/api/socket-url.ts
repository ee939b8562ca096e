import { API_PREFIX } from '@pythia/contracts/endpoint.ts';

export function socketUrl(path: string, query: Record<string, string>): string {
  const url = new URL(API_PREFIX + path, window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.search = String(new URLSearchParams(query));
  return url.href;
}
