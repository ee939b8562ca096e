import { MESSAGES } from '@pythia/contracts/messages.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { accountCalls } from '#testing/account-calls.ts';
import { MailInbox, tokenIn } from '#testing/mail-inbox.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';

const ADA = 'ada@example.com';
const MINUTE_MS = 60_000;

let running: TestApp;
let inbox: MailInbox;
/** Milliseconds. */
let waits: number[];
let owner: ReturnType<typeof accountCalls>;
const from = (address: string) => accountCalls(running.app, address);
const stranger = (n: number) => from(`203.0.113.${n}`);

beforeEach(async () => {
  inbox = new MailInbox();
  waits = [];
  const sleep = async (milliseconds: number): Promise<void> => void waits.push(milliseconds);
  running = await startTestApp({ TRUST_PROXY: 'true' }, { sleep, mailSender: inbox });
  owner = accountCalls(running.app, '198.51.100.1');
  await owner.signUp(ADA);
  await owner.verify(tokenIn(await inbox.next()));
});
afterEach(() => running.close());

test('108 wrong passwords from 12 addresses do not keep the owner out: the right one is looked at after its wait', async () => {
  for (let n = 0; n < 108; n += 1) {
    expect((await stranger(n % 12).signIn(ADA, 'Wrong horse 1')).statusCode).toBe(400);
  }
  expect((await owner.signIn(ADA)).statusCode).toBe(200);
  expect(waits.at(-1)).toBe(8_000);
});

test('a site with all its IPv6 networks has the tries of one caller, and another site its own', async () => {
  const guess = async (address: string) => (await from(address).signIn(ADA, 'Wrong horse 1')).statusCode;
  const guesses = [];
  for (let network = 1; network <= 11; network += 1)
    guesses.push(await guess(`2001:db8:1:${network.toString(16)}::${network}`));
  expect(guesses).toEqual([...Array<number>(10).fill(400), 429]);
  expect(await guess('2001:db8:2:1::1')).toBe(400);
  expect((await from('2001:db8:3:1::1').signIn(ADA)).statusCode).toBe(200);
});

test('a password set by link lets in whoever has used up his own tries', async () => {
  for (let n = 0; n < 10; n += 1) await owner.signIn(ADA, 'Wrong horse 1');
  expect((await owner.signIn(ADA)).statusCode).toBe(429);
  await owner.requestReset(ADA);
  await owner.reset(tokenIn(await inbox.next()), 'Another horse 2');
  expect((await owner.signIn(ADA, 'Another horse 2')).statusCode).toBe(200);
});

test('when strangers have used up the requests for a link, the owner is told that it was mailed, and each works', async () => {
  const used = [];
  for (let n = 0; n < 31 && used.at(-1) !== 429; n += 1) {
    used.push((await stranger(n % 10).requestReset(ADA)).statusCode);
  }
  const links = [];
  for (const _ of used.slice(1)) links.push(tokenIn(await inbox.next()));

  running.clock.advance(20 * MINUTE_MS);
  const refused = await owner.requestReset(ADA);
  expect([refused.statusCode, refused.json()]).toEqual([429, { detail: MESSAGES.resetLinkMailed }]);
  expect((await owner.reset(links[0] ?? '', 'Another horse 2')).statusCode).toBe(200);
  expect((await owner.signIn(ADA, 'Another horse 2')).statusCode).toBe(200);
});
