/**
 * Whether a browser page of this origin may open a socket (cross-site WebSocket hijacking, RFC 6455
 * §10.2): the page is ours by its public address or by the host it asks. No `Origin` is no browser:
 * such a client has only its token.
 * @param publicUrl undefined when it is derived from the request
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
