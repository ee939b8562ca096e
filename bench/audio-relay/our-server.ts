import type { Happening } from '@pythia/contracts/interviews.ts';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { systemClock } from '../../server/src/core/clock.ts';
import { bindTranscription } from '../../server/src/features/transcription/routes.ts';
import { endpointBinder } from '../../server/src/http/bind-endpoint.ts';
import { Revocations } from '../../server/src/http/revocation.ts';
import { acceptWebSockets } from '../../server/src/http/web-sockets.ts';
import { deepgramRecogniser } from '../../server/src/providers/speech/deepgram/deepgram-recogniser.ts';
import { letHeapGrow } from '../../server/src/let-heap-grow.ts';
import { reportUsage } from './report-usage.ts';

/** The product's socket with its Deepgram adapter. */
const [, , sinkUrl = ''] = process.argv;

letHeapGrow();
const app = Fastify();
await acceptWebSockets(app);
const authenticate = async (token: string) => ({ userId: token, subscribed: false });
const identitiesOf = async (tokens: readonly string[]) =>
  new Map(tokens.map((token) => [token, { userId: token, subscribed: false }]));
const admit = async (): Promise<void> => {};
const limits = { admit, admitStranger: admit, admitUser: admit };
const leases = {
  take: async () => ({ holder: '', displaced: null, release: admit }),
  renew: async () => [],
};
const session = {
  id: 'any',
  expiresAt: Date.now() + 3_600_000,
  isExpired: false,
  ended: new AbortController().signal,
  vocabulary: async () => ({ words: [] }),
  language: 'en',
  append: (happening: Happening) => ({
    ...happening,
    id: 'any',
    at: new Date().toISOString(),
    channel: 'interviewer' as const,
  }),
};
bindTranscription(app, endpointBinder(app, { authenticate, limits }), {
  clock: systemClock,
  recogniser: deepgramRecogniser({ apiKey: 'key', url: sinkUrl }),
  answerer: () => ({ name: 'Built-in coach', kind: 'coach' }),
  authenticate,
  identitiesOf,
  admitStranger: admit,
  admitOpening: admit,
  admitCheck: admit,
  mostStreams: Infinity,
  isBehind: () => false,
  revocations: new Revocations(),
  onRefusal: () => {},
  leases,
  openSession: async () => ({ session, release: () => {} }),
  publicUrl: undefined,
});
await app.listen({ port: 0, host: '127.0.0.1' });
reportUsage((app.server.address() as AddressInfo).port);
