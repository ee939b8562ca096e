import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { Stripe } from 'stripe';

export const API_VERSION = '2026-10-28.endive';

export interface StripeConnection {
  secretKey: string;
  apiBase: string;
  /** Milliseconds of one try; the library makes up to three under one idempotency key. */
  timeoutMs?: number | undefined;
}

export function openStripe({ secretKey, apiBase, timeoutMs = 10_000 }: StripeConnection) {
  const { protocol, hostname, port } = new URL(apiBase);
  const isPlain = protocol === 'http:';
  const httpAgent = isPlain ? new HttpAgent({ keepAlive: true }) : new HttpsAgent({ keepAlive: true });
  const stripe = new Stripe(secretKey, {
    apiVersion: API_VERSION,
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
    httpAgent,
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
  });
  return { stripe, close: (): void => httpAgent.destroy() };
}
