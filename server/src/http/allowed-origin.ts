/**
 * Guards against cross-site WebSocket hijacking (RFC 6455 §10.2): allows our public address or the requested
 * host. No `Origin` means no browser, only a token.
 * @param publicUrl undefined: taken from the request
 */
export function isAllowedOrigin(
  origin: string | undefined,
  host: string | undefined,
  publicUrl: string | undefined,
): boolean {
  if (origin === undefined) return true;
  const url = URL.parse(origin);
  if (!url) return false;
  return url.origin === URL.parse(publicUrl ?? '')?.origin || url.host === host;
}
