/**
 * Guards against cross-site WebSocket hijacking (RFC 6455 §10.2): allows the public address or the requested
 * host. Without `Origin` the caller is no browser and needs only its token.
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
