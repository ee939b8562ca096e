import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { ConfigError } from '#core/config-error.ts';
import { isLoopback } from '#core/is-loopback.ts';
import { SECRET_MIN_CHARS } from '#core/load-or-create-secret.ts';
import { SPEECH_MODELS, type SpeechModels } from '#models/speech-profiles.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const wholeNumber = z.coerce.number().int().nonnegative();
const url = (protocol: RegExp) => z.url({ protocol, abort: true });
/** Prefix of paths, so it has no query. */
const base = url(/^https?$/).refine((text) => !/[?#]/.test(text), 'has a query');
const origin = base
  .refine(
    (text) => /^\/*$/.test(new URL(text).pathname),
    'has a path: the site is served at the root of its host',
  )
  .refine((text) => new URL(text).username + new URL(text).password === '', 'has a user name')
  .transform((text) => new URL(text).origin);

/** The former fallback recogniser. */
const NO_POCKETSPHINX =
  'pocketsphinx is no longer an engine: write sherpa, whose small model hears people, or leave the line out';

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: port.default(8000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url(/^postgres(ql)?$/).optional(),
  SECRET_KEY: z.string().min(SECRET_MIN_CHARS, `needs at least ${SECRET_MIN_CHARS} characters`).optional(),
  SMTP_URL: url(/^smtps?$/).optional(),
  MAIL_FROM: z.string().optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: base.optional(),
  CHAT_MODEL: z.string().optional(),
  CHAT_MODELS: z.string().default(''),
  ANSWERS: z.enum(['auto', 'coach', 'openai']).default('auto'),
  SPEECH_ENGINE: z
    .enum(['auto', 'sherpa', 'deepgram', 'openai', 'none'], {
      error: ({ input }) => (input === 'pocketsphinx' ? NO_POCKETSPHINX : undefined),
    })
    .default('auto'),
  SPEECH_MODELS: z.enum(SPEECH_MODELS).default('auto'),
  SPEECH_MODEL_DIR: z.string().optional(),
  MODEL_MIRROR: z.string().optional(),
  DEEPGRAM_API_KEY: z.string().optional(),
  DEEPGRAM_URL: url(/^wss?$/).optional(),
  OPENAI_REALTIME_URL: url(/^wss?$/).optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_PRICE_YEARLY: z.string().optional(),
  STRIPE_PRICE_MONTHLY: z.string().optional(),
  STRIPE_API_BASE: origin.optional(),
  FREE_TRIALS: wholeNumber.default(3),
  FREE_SESSION_MINUTES: z.coerce.number().positive().max(1_440).default(15),
  RETENTION_DAYS: wholeNumber.default(365),
  ANSWERS_AHEAD: z.stringbool().default(false),
  MAX_ANSWERS: z.coerce.number().int().positive().default(300),
  MAX_STREAMS: z.coerce.number().int().positive().default(900),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  TRUST_PROXY: z
    .string()
    .refine(isTrustProxy, 'is neither true, a number of hops, nor a list of addresses')
    .default('false'),
  HSTS_SUBDOMAINS: z.stringbool().default(false),
  METRICS_TOKEN: z.string().min(16, 'needs at least 16 characters').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
  COMMUNITY_URL: url(/^https?$/).default('https://discord.com/'),
  CONTACT_EMAIL: z.email().optional(),
  SITE_NAME: z.string().default('Pythia'),
});
type Environment = z.infer<typeof Environment>;

export interface Config {
  production: boolean;
  listen: { host: string; port: number };
  publicUrl: string | undefined;
  trustProxy: boolean | number | string;
  hstsSubdomains: boolean;
  /** Setting that exposes the server to other machines. */
  exposedBy: 'PUBLIC_URL' | 'HOST' | 'TRUST_PROXY' | undefined;
  /** Undefined: `/metrics` is local only. */
  metricsToken: string | undefined;
  logLevel: NonNullable<Environment['LOG_LEVEL']>;
  dataDir: string;
  /** Whether a paid service may be asked before somebody presses the key. */
  paysAhead: boolean;
  database: { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string };
  secretKey: string | undefined;
  mail: { from: string } & ({ kind: 'smtp'; url: string } | { kind: 'outbox'; dir: string });
  chat:
    | { kind: 'coach' }
    | {
        kind: 'local';
        model: string | undefined;
        inside: { directory: string; prefixes: string };
      }
    | {
        kind: 'openai';
        apiKey: string;
        baseUrl: string;
        model: string | undefined;
        models: string[];
      };
  speech: {
    engine: Environment['SPEECH_ENGINE'];
    models: { directory: string; mirror: string | undefined; speech: SpeechModels };
    deepgram: { apiKey: string; url: string } | undefined;
    openai: { apiKey: string; url: string } | undefined;
  };
  /** `test`: the built-in test checkout without charges; `none`: no subscriptions. */
  billing:
    | {
        kind: 'stripe';
        secretKey: string;
        webhookSecret: string;
        prices: { year: string; month: string };
        apiBase: string;
      }
    | { kind: 'test' }
    | { kind: 'none' };
  trials: { count: number; sessionMinutes: number };
  retentionDays: number;
  rateLimitFactor: number;
  /** Limits of one process over all users. */
  capacity: { answers: number; streams: number };
  site: { name: string; contactEmail: string; communityUrl: string };
}

/**
 * Empty variables count as absent.
 * @throws ConfigError
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(present);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(String(issue?.path.join('.')), String(issue?.message));
  }
  const env = parsed.data;
  if (env.NODE_ENV === 'production') requireForProduction(env);
  return nest(env);
}

function requireForProduction(env: Environment): void {
  const required = ['PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM'] as const;
  const missing = required.find((name) => env[name] === undefined);
  if (missing) throw new ConfigError(missing, 'is needed when NODE_ENV is production');
  if (env.DATABASE_URL && !env.SECRET_KEY) {
    throw new ConfigError('SECRET_KEY', 'is needed with DATABASE_URL when NODE_ENV is production');
  }
}

function nest(env: Environment): Config {
  const dataDir = resolve(env.DATA_DIR);
  const models = resolve(env.SPEECH_MODEL_DIR ?? join(dataDir, 'models'));
  const from = env.MAIL_FROM ?? `${env.SITE_NAME} <no-reply@localhost>`;
  return {
    production: env.NODE_ENV === 'production',
    listen: { host: env.HOST, port: env.PORT },
    publicUrl: env.PUBLIC_URL,
    trustProxy: parseTrustProxy(env.TRUST_PROXY),
    hstsSubdomains: env.HSTS_SUBDOMAINS,
    exposedBy: exposedBy(env),
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL ?? (env.NODE_ENV === 'production' ? 'info' : 'warn'), // info logs every request
    dataDir,
    database: env.DATABASE_URL
      ? { kind: 'postgres', url: env.DATABASE_URL }
      : { kind: 'sqlite', file: join(dataDir, 'pythia.db') },
    secretKey: env.SECRET_KEY,
    mail: env.SMTP_URL
      ? { kind: 'smtp', url: env.SMTP_URL, from }
      : { kind: 'outbox', dir: join(dataDir, 'outbox'), from },
    chat: chatConfig(env, { dataDir, models }),
    speech: {
      engine: env.SPEECH_ENGINE,
      models: {
        directory: models,
        mirror: env.MODEL_MIRROR,
        speech: env.SPEECH_MODELS,
      },
      deepgram: env.DEEPGRAM_API_KEY
        ? { apiKey: env.DEEPGRAM_API_KEY, url: env.DEEPGRAM_URL ?? 'wss://api.deepgram.com/v1/listen' }
        : undefined,
      openai: openAiSpeech(env),
    },
    billing: billingConfig(env),
    trials: { count: env.FREE_TRIALS, sessionMinutes: env.FREE_SESSION_MINUTES },
    retentionDays: env.RETENTION_DAYS,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    paysAhead: env.ANSWERS_AHEAD,
    capacity: { answers: env.MAX_ANSWERS, streams: env.MAX_STREAMS },
    site: {
      name: env.SITE_NAME,
      contactEmail: env.CONTACT_EMAIL ?? 'hello@localhost',
      communityUrl: env.COMMUNITY_URL,
    },
  };
}

function exposedBy(env: Environment): Config['exposedBy'] {
  if (env.PUBLIC_URL && !isLoopback(new URL(env.PUBLIC_URL).hostname)) return 'PUBLIC_URL';
  if (!isLoopback(env.HOST)) return 'HOST';
  return env.TRUST_PROXY === 'false' ? undefined : 'TRUST_PROXY';
}

function chatConfig(
  env: Environment,
  { dataDir, models }: { dataDir: string; models: string },
): Config['chat'] {
  const hasService = env.OPENAI_API_KEY !== undefined || env.OPENAI_BASE_URL !== undefined;
  if (env.ANSWERS === 'coach') return { kind: 'coach' };
  if (env.ANSWERS === 'auto' && !hasService) {
    const inside = { directory: models, prefixes: join(dataDir, 'prefixes') };
    return { kind: 'local', model: env.CHAT_MODEL, inside };
  }
  if (!hasService) throw new ConfigError('ANSWERS', 'openai needs OPENAI_API_KEY or OPENAI_BASE_URL');
  return {
    kind: 'openai',
    apiKey: env.OPENAI_API_KEY ?? '',
    baseUrl: env.OPENAI_BASE_URL ?? 'https://api.openai.com/v1',
    model: env.CHAT_MODEL,
    models: listed(env.CHAT_MODELS),
  };
}

const STRIPE_GROUP = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_YEARLY',
  'STRIPE_PRICE_MONTHLY',
] as const;

const listed = (names: string): string[] => [
  ...new Set(
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ),
];

function billingConfig(env: Environment): Config['billing'] {
  const given = STRIPE_GROUP.find((name) => env[name] !== undefined);
  if (!given) return { kind: env.NODE_ENV === 'production' ? 'none' : 'test' };
  const needed = (name: (typeof STRIPE_GROUP)[number]): string => {
    const value = env[name];
    if (value === undefined) throw new ConfigError(name, `is needed with ${given}`);
    return value;
  };
  return {
    kind: 'stripe',
    secretKey: needed('STRIPE_SECRET_KEY'),
    webhookSecret: needed('STRIPE_WEBHOOK_SECRET'),
    prices: { year: needed('STRIPE_PRICE_YEARLY'), month: needed('STRIPE_PRICE_MONTHLY') },
    apiBase: env.STRIPE_API_BASE ?? 'https://api.stripe.com',
  };
}

/** A key for another service (by its base URL) must not send audio to OpenAI. */
function openAiSpeech(env: Environment): Config['speech']['openai'] {
  const url =
    env.OPENAI_REALTIME_URL ?? (env.OPENAI_BASE_URL ? undefined : 'wss://api.openai.com/v1/realtime');
  return env.OPENAI_API_KEY && url ? { apiKey: env.OPENAI_API_KEY, url } : undefined;
}

/** Fastify's values: `true`, a number of hops, or comma-separated addresses and CIDR ranges. */
function parseTrustProxy(value: string): boolean | number | string {
  if (value === 'true' || value === 'false') return value === 'true';
  return isHopCount(value) ? Number(value) : value;
}

const isHopCount = (value: string): boolean => /^\d{1,3}$/.test(value);

function isTrustProxy(value: string): boolean {
  return value === 'true' || value === 'false' || isHopCount(value) || value.split(',').every(isAddressRange);
}

function isAddressRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.trim().split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    rest.length === 0 &&
    longest > 0 &&
    (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= longest))
  );
}
