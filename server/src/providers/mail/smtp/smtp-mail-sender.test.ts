import PostalMime from 'postal-mime';
import { afterEach, expect, test } from 'vitest';
import { startSmtpServer, type SmtpMood } from '#testing/smtp-server.ts';
import { MailError, type Mail, type MailSender } from '../mail-sender.ts';
import { smtpMailSender } from './smtp-mail-sender.ts';

const MAIL: Mail = {
  messageId: '<one@pythia.example>',
  to: 'ada@example.com',
  subject: 'Grüße aus Delphi 🏛',
  text: 'A line.\n\n.a line with a dot',
  html: '<p>A line.</p>',
  date: new Date('2026-01-15T09:00:00Z'),
};
const never = new AbortController().signal;

let server: Awaited<ReturnType<typeof startSmtpServer>>;
let sender: MailSender;
afterEach(async () => {
  await sender.close();
  await server.stop();
});

async function start(mood?: SmtpMood): Promise<void> {
  server = await startSmtpServer(mood);
  sender = smtpMailSender({ url: server.url, from: 'Pythia <oracle@pythia.example>' });
}

const failure = (): Promise<unknown> => sender.send(MAIL, never).catch((error: unknown) => error);

test('hands over the whole mail under its Message-ID', async () => {
  await start();
  await sender.send(MAIL, never);
  const [kept] = server.received;
  expect(kept?.recipients).toEqual(['ada@example.com']);
  expect(await PostalMime.parse(kept?.source ?? '')).toMatchObject({
    messageId: MAIL.messageId,
    from: { name: 'Pythia', address: 'oracle@pythia.example' },
    to: [{ address: 'ada@example.com' }],
    subject: MAIL.subject,
    date: '2026-01-15T09:00:00.000Z',
    text: `${MAIL.text}\n`,
    html: expect.stringContaining(MAIL.html),
  });
});

test.each(['"ada,eve@evil.example"@example.com', 'ada@example.com,eve@evil.example', 'eve@evil.example;'])(
  'the address %s is one address, or none',
  async (to) => {
    const asked: string[] = [];
    await start((command) => void (command.startsWith('RCPT') && asked.push(command)));
    await sender.send({ ...MAIL, to }, never).catch(() => undefined);
    expect(asked.filter((command) => command.includes('<eve@evil.example>'))).toEqual([]);
    expect(asked.length).toBeLessThanOrEqual(1);
  },
);

test('a mailbox that does not exist is not worth another try', async () => {
  await start((command) => (command.startsWith('RCPT') ? '550 no such mailbox' : undefined));
  expect(await failure()).toMatchObject({ name: 'MailError', retryable: false });
});

test('a content that is refused for good is not worth another try', async () => {
  await start((command) => (command === '.' ? '554 not that' : undefined));
  expect(await failure()).toMatchObject({ name: 'MailError', retryable: false });
});

test.each([
  ['a full mailbox', (command: string) => (command.startsWith('RCPT') ? '452 full' : undefined)],
  ['a busy server', (command: string) => (command === '.' ? '451 later' : undefined)],
  ['a server that hangs up', (command: string) => (command.startsWith('DATA') ? 'hang up' : undefined)],
] satisfies [string, SmtpMood][])('%s is worth another try', async (_what, mood) => {
  await start(mood);
  const error = await failure();
  expect(error).toBeInstanceOf(MailError);
  expect(error).toMatchObject({ retryable: true });
});

test('a server that is not there is worth another try', async () => {
  await start();
  await server.stop();
  expect(await failure()).toMatchObject({ name: 'MailError', retryable: true });
  server = await startSmtpServer();
});

test('a refused sign-in is worth another try, since the operator can mend it', async () => {
  server = await startSmtpServer((command) => {
    if (command.startsWith('EHLO')) return '250-test\r\n250 AUTH PLAIN';
    return command.startsWith('AUTH') ? '535 wrong password' : undefined;
  });
  sender = smtpMailSender({
    url: server.url.replace('//', '//user:password@'),
    from: 'oracle@pythia.example',
  });
  expect(await failure()).toMatchObject({ name: 'MailError', retryable: true });
});

test('breaks off when told to', async () => {
  const controller = new AbortController();
  await start((command) => {
    if (!command.startsWith('MAIL')) return undefined;
    controller.abort();
    return '250 ok';
  });
  const error = await sender.send(MAIL, controller.signal).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: 'MailError', retryable: true });
  expect(server.received).toEqual([]);
});
