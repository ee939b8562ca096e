import { afterEach, expect, test } from 'vitest';
import { accountCalls } from '#testing/account-calls.ts';
import { startSmtpServer } from '#testing/smtp-server.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';

let running: TestApp;
afterEach(() => running.close());

const never = new AbortController().signal;
const mail = {
  messageId: '<one@pythia.example>',
  to: 'ada@example.com',
  subject: '<b>Bold</b> & "quoted"',
  text: 'Open this:\nhttps://pythia.example/verify-email?token=abc&x=1\n<script>alert(1)</script>',
  html: '<p>As <em>designed</em></p>',
  date: new Date('2026-01-15T09:00:00Z'),
};

async function startWith(...mails: Partial<typeof mail>[]): Promise<void> {
  running = await startTestApp();
  for (const change of mails) await running.dependencies.mailSender.send({ ...mail, ...change }, never);
}

const get = (url: string) => running.app.inject(url);

test('says what to do while there is no mail', async () => {
  await startWith();
  const page = await get('/dev/mail');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('No mail yet.');
});

test('lists the newest first, without taking words for markup', async () => {
  await startWith({}, { messageId: '<two@x>', subject: 'Newer', date: new Date('2026-01-15T10:00:00Z') });
  const { body } = await get('/dev/mail');
  expect(body.indexOf('Newer')).toBeGreaterThan(0);
  expect(body.indexOf('Newer')).toBeLessThan(
    body.indexOf('&lt;b&gt;Bold&lt;/b&gt; &amp; &quot;quoted&quot;'),
  );
  expect(body).not.toContain('<b>Bold');
});

test('shows a mail with a link that can be clicked', async () => {
  await startWith({});
  const [, path] = /href="(\/dev\/mail\/[^"]+)"/.exec((await get('/dev/mail')).body) ?? [];
  const { body } = await get(path as string);
  expect(body).toContain('<a href="https://pythia.example/verify-email?token=abc&amp;x=1">');
  expect(body).not.toContain('<script>');
  expect((await get(`${path}/html`)).body).toContain('<p>As <em>designed</em></p>');
});

test.each(['/dev/mail/unknown', '/dev/mail/..%2f..%2fpythia', '/dev/mail/unknown/html'])(
  '%s is a 404',
  async (path) => {
    await startWith({});
    expect((await get(path)).statusCode).toBe(404);
  },
);

test('a sign-up’s mail appears by itself, with a link to where we listen', async () => {
  running = await startTestApp();
  await running.app.listen({ host: '127.0.0.1', port: 0 });
  await accountCalls(running.app).signUp('ada@example.com');
  const { port } = running.app.server.address() as { port: number };
  await expect.poll(async () => (await get('/dev/mail')).body).toContain('ada@example.com');
  const [, path] = /href="(\/dev\/mail\/[^"]+)"/.exec((await get('/dev/mail')).body) ?? [];
  expect((await get(path as string)).body).toContain(`http://localhost:${port}/verify-email?token=`);
});

const production = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtp://127.0.0.1:1',
  PUBLIC_URL: 'https://pythia.example',
  MAIL_FROM: 'oracle@pythia.example',
  SECRET_KEY: 'a secret of at least 32 characters',
};

test.each([
  ['with a mail server', { SMTP_URL: 'smtp://127.0.0.1:1' }],
  ['in production', production],
  ['on a public address', { PUBLIC_URL: 'https://pythia.example' }],
  ['where other machines reach the server', { HOST: '0.0.0.0' }],
  ['behind a proxy', { TRUST_PROXY: '1' }],
])('there is no such page %s', async (_where, environment) => {
  const folder = { list: async () => [{ ...mail, id: 'one' }], find: async () => ({ ...mail, id: 'one' }) };
  const hasFolder = environment !== production && 'SMTP_URL' in environment ? {} : { mailFolder: folder };
  running = await startTestApp(environment, hasFolder);
  for (const path of ['/dev/mail', '/dev/mail/one', '/dev/mail/one/html']) {
    const reply = await get(path);
    expect(reply.statusCode).toBeGreaterThanOrEqual(404); // 503 without a built web app
    expect(reply.body).not.toContain('ada@example.com');
    expect(reply.body).not.toContain('designed');
  }
});

test('it is there on an address of this machine', async () => {
  running = await startTestApp({ PUBLIC_URL: 'http://localhost:8000', HOST: '127.0.0.2' });
  expect((await get('/dev/mail')).body).toContain('No mail yet.');
});

test('with SMTP_URL a sign-up’s mail reaches the mail server, also when that was busy at first', async () => {
  let busy = true;
  const smtp = await startSmtpServer((command) =>
    busy && command.startsWith('RCPT') ? '451 later' : undefined,
  );
  running = await startTestApp({ SMTP_URL: smtp.url });
  const { db } = running.dependencies;
  await accountCalls(running.app).signUp('ada@example.com');
  await expect
    .poll(async () => (await db.selectFrom('mails').select('last_error').executeTakeFirst())?.last_error)
    .toContain('451');
  busy = false;
  const arrival = smtp.nextMail();
  running.clock.advance(1_000);
  expect((await arrival).recipients).toEqual(['ada@example.com']);
  await smtp.stop();
});
