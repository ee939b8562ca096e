import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Mail } from '../mail-sender.ts';
import { fileMailSender } from './file-mail-sender.ts';
import { mailFolder } from './read-mail-folder.ts';

const never = new AbortController().signal;

let dir: string;
beforeEach(() => {
  dir = join(mkdtempSync(join(tmpdir(), 'pythia-outbox-')), 'outbox');
});
afterEach(() => rmSync(join(dir, '..'), { recursive: true }));

const send = (mail: Partial<Mail>): Promise<void> =>
  fileMailSender({ dir, from: 'Pythia <oracle@pythia.example>' }).send(
    {
      messageId: '<01890000-0000-7000-8000-000000000001@pythia.example>',
      to: 'ada@example.com',
      subject: 'Grüße aus Delphi 🏛',
      text: `Open this:\nhttps://pythia.example/verify-email?token=${'x'.repeat(200)}`,
      html: '<p>Ω</p>',
      date: new Date('2026-01-15T09:00:00Z'),
      ...mail,
    },
    never,
  );

test('what was filed is read back, long links and other scripts included', async () => {
  await send({});
  const [mail] = await mailFolder(dir).list(10);
  expect(mail).toMatchObject({
    to: 'ada@example.com',
    subject: 'Grüße aus Delphi 🏛',
    text: `Open this:\nhttps://pythia.example/verify-email?token=${'x'.repeat(200)}\n`,
    html: expect.stringContaining('<p>Ω</p>'),
    date: new Date('2026-01-15T09:00:00Z'),
  });
});

test('files are named by time, whole, and once per mail', async () => {
  await send({});
  await send({});
  await send({ messageId: '<two@pythia.example>', date: new Date('2026-01-15T09:00:01Z') });
  expect(readdirSync(dir)).toEqual([
    '20260115T090000000Z-01890000-0000-7000-8000-000000000001.eml',
    '20260115T090001000Z-two.eml',
  ]);
});

test('only their owner can read the mails, whose links open accounts', async () => {
  await send({});
  const [name] = readdirSync(dir);
  expect(statSync(dir).mode & 0o777).toBe(0o700);
  expect(statSync(join(dir, name as string)).mode & 0o777).toBe(0o600);
});

test('lists the newest first, and no more than asked for', async () => {
  for (const second of [1, 3, 2]) {
    await send({ messageId: `<${second}@x>`, subject: `${second}`, date: new Date(1_000 * second) });
  }
  const mails = await mailFolder(dir).list(2);
  expect(mails.map((mail) => mail.subject)).toEqual(['3', '2']);
});

test.each([
  ['garbage', (file: string) => writeFileSync(file, Buffer.from([0xff, 0, 0xfe, 0x3d]))],
  ['no date', (file: string) => writeFileSync(file, 'Date: someday\r\nSubject: x\r\n\r\nwords')],
  ['nothing', (file: string) => writeFileSync(file, '')],
  ['far too much', (file: string) => writeFileSync(file, Buffer.alloc(3_000_000))],
  ['a folder', (file: string) => mkdirSync(file)],
  ['no file at its end', (file: string) => symlinkSync('/nowhere', file)],
])('a file that holds %s hides no other mail', async (_what, put) => {
  await send({});
  put(join(dir, '0-odd.eml'));
  const mails = await mailFolder(dir).list(10);
  expect(mails.map(({ id }) => id)).toEqual([
    '20260115T090000000Z-01890000-0000-7000-8000-000000000001',
    '0-odd',
  ]);
  for (const { date } of mails) expect(() => date.toISOString()).not.toThrow();
  expect(await mailFolder(dir).find('0-odd')).toEqual(mails[1]);
});

test('a mail that was cut off while it was written is none', async () => {
  await send({});
  writeFileSync(join(dir, '20260115T090002000Z-cut.eml.part'), 'Subject: cut');
  expect(await mailFolder(dir).list(10)).toHaveLength(1);
});

test('a folder that is not there yet is empty', async () => {
  expect(await mailFolder(dir).list(10)).toEqual([]);
  expect(await mailFolder(dir).find('anything')).toBeUndefined();
});

test.each(['../secret', '..%2fsecret', '/etc/passwd', ''])('the id %j leads nowhere', async (id) => {
  await send({});
  writeFileSync(join(dir, '..', 'secret.eml'), 'Subject: secret\r\n\r\nsecret');
  expect(await mailFolder(dir).find(id)).toBeUndefined();
});

test('a folder that cannot be written is worth another try', async () => {
  writeFileSync(dir, 'a file in its place');
  await expect(send({})).rejects.toMatchObject({ name: 'MailError', retryable: true });
});
