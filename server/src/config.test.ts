import { expect, test } from 'vitest';
import { ConfigError } from '#core/config-error.ts';
import { readConfig } from './config.ts';

test('nothing has to be set', () => {
  const config = readConfig({});
  expect(config.listen).toEqual({ host: '127.0.0.1', port: 8000 });
  expect(config.database.kind).toBe('sqlite');
  expect(config.chat.kind).toBe('local');
  expect(config.mail.kind).toBe('outbox');
});

test('an empty variable counts as absent', () => {
  expect(readConfig({ DATABASE_URL: '', OPENAI_API_KEY: '', PORT: '' })).toEqual(readConfig({}));
});

test.each([
  ['PORT', 'eight'],
  ['PUBLIC_URL', 'pythia.example'],
  ['PUBLIC_URL', 'https://pythia.example/app'],
  ['PUBLIC_URL', 'https://pythia.example/app/'],
  ['PUBLIC_URL', 'https://pythia.example?from=mail'],
  ['PUBLIC_URL', 'https://pythia.example/?'],
  ['PUBLIC_URL', 'https://pythia.example/#home'],
  ['PUBLIC_URL', 'https://ada:secret@pythia.example'],
  ['OPENAI_BASE_URL', 'https://models.example/v1?version=2'],
  ['STRIPE_API_BASE', 'https://stripe.example/v1'],
  ['DATABASE_URL', 'mysql://here/pythia'],
  ['SECRET_KEY', 'short'],
  ['SPEECH_ENGINE', 'ears'],
  ['ANSWERS', 'perhaps'],
  ['ANSWERS', 'openai'],
  ['LOG_LEVEL', 'loud'],
  ['FREE_TRIALS', '-1'],
])('%s=%s is refused in one line that names it', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${name}: [^\\n]+$`));
});

test.each([
  ['https://pythia.example', 'https://pythia.example'],
  ['https://pythia.example/', 'https://pythia.example'],
  ['HTTPS://Pythia.Example:443//', 'https://pythia.example'],
  ['http://localhost:8000', 'http://localhost:8000'],
])('PUBLIC_URL=%s is the site at %s', (PUBLIC_URL, site) => {
  expect(readConfig({ PUBLIC_URL }).publicUrl).toBe(site);
});

test.each([
  [{}, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://a.example' }, 'SMTP_URL'],
  [{ PUBLIC_URL: 'https://a.example', SMTP_URL: 'smtp://b.example' }, 'MAIL_FROM'],
  [
    {
      PUBLIC_URL: 'https://a.example',
      SMTP_URL: 'smtp://b.example',
      MAIL_FROM: 'c@a.example',
      DATABASE_URL: 'postgres://d.example/e',
    },
    'SECRET_KEY',
  ],
])('production with %o is refused for want of %s', (environment, missing) => {
  expect(() => readConfig({ NODE_ENV: 'production', ...environment })).toThrow(ConfigError);
  expect(() => readConfig({ NODE_ENV: 'production', ...environment })).toThrow(missing);
});

test('a key for another service carries no sound to OpenAI', () => {
  const local = { OPENAI_API_KEY: 'key', OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' };
  expect(readConfig(local).speech.openai).toBeUndefined();
  expect(readConfig({ OPENAI_API_KEY: 'key' }).speech.openai?.url).toBe('wss://api.openai.com/v1/realtime');
  expect(readConfig({ ...local, OPENAI_REALTIME_URL: 'ws://127.0.0.1:1/' }).speech.openai?.url).toBe(
    'ws://127.0.0.1:1/',
  );
});

test.each([
  ['nothing set', {}, 'local'],
  ['a key', { OPENAI_API_KEY: 'key' }, 'openai'],
  ['a base URL', { OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' }, 'openai'],
  ['the coach wished for', { ANSWERS: 'coach', OPENAI_API_KEY: 'key' }, 'coach'],
  ['a service wished for', { ANSWERS: 'openai', OPENAI_API_KEY: 'key' }, 'openai'],
])('with %s, who answers is chosen', (_name, environment, kind) => {
  expect(readConfig(environment).chat.kind).toBe(kind);
});

test.each([
  ['true', true],
  ['2', 2],
  ['10.0.0.0/8,127.0.0.1', '10.0.0.0/8,127.0.0.1'],
  ['2001:db8::/32', '2001:db8::/32'],
])('TRUST_PROXY=%s is read as Fastify reads it', (given, read) => {
  expect(readConfig({ TRUST_PROXY: given }).trustProxy).toBe(read);
});

test.each(['foo', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.1,', 'yes'])(
  'TRUST_PROXY=%s is refused',
  (given) => {
    expect(() => readConfig({ TRUST_PROXY: given })).toThrow(/^TRUST_PROXY: /);
  },
);

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_YEARLY: 'price_1',
  STRIPE_PRICE_MONTHLY: 'price_2',
};

test('all four variables of Stripe turn it on', () => {
  expect(readConfig(STRIPE).billing).toEqual({
    kind: 'stripe',
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
    prices: { year: 'price_1', month: 'price_2' },
    apiBase: 'https://api.stripe.com',
  });
});

test.each(Object.keys(STRIPE))('without %s the others of Stripe are refused, and it is named', (missing) => {
  const read = () => readConfig({ ...STRIPE, [missing]: '' });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${missing}: `));
});

test.each([
  [{}, 'test'],
  [
    {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://a.example',
      SMTP_URL: 'smtp://b.example',
      MAIL_FROM: 'c@a.example',
    },
    'none',
  ],
])('without Stripe billing with %o is %s', (environment, kind) => {
  expect(readConfig(environment).billing).toEqual({ kind });
});

test('who still asks for PocketSphinx is told what to write instead', () => {
  expect(() => readConfig({ SPEECH_ENGINE: 'pocketsphinx' })).toThrow(/^SPEECH_ENGINE: .*write sherpa/);
});
