import type { AddressInfo } from 'node:net';
import { PICTURE } from '@pythia/contracts/limits.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { signInNewUser, type SignedInUser } from '#testing/sign-in-new-user.ts';
import { startSecondInstance } from '#testing/start-second-instance.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';

let jpeg: Buffer<ArrayBuffer>;
beforeAll(async () => {
  const red = { create: { width: 600, height: 600, channels: 3, background: 'red' } } as const;
  jpeg = await sharp(red).jpeg().toBuffer();
});

let running: TestApp;
let address: string;
let user: SignedInUser;
beforeEach(async () => {
  running = await startTestApp();
  await running.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(running.app.server.address() as AddressInfo).port}`;
  user = await signInNewUser(running);
});
afterEach(() => running.close());

const form = (...files: [field: string, bytes: Uint8Array<ArrayBuffer>, type?: string][]): FormData => {
  const sent = new FormData();
  for (const [field, bytes, type = 'image/jpeg'] of files) {
    sent.append(field, new File([bytes], 'profile.jpg', { type }));
  }
  return sent;
};

const send = (
  body: FormData,
  { headers }: Pick<SignedInUser, 'headers'> = user,
  to = address,
): Promise<Response> => fetch(`${to}/api/v1/profile/profile-pic`, { method: 'PUT', headers, body });

async function upload(by: SignedInUser = user, to = address): Promise<string> {
  const reply = await send(form(['file', jpeg]), by, to);
  expect(reply.status).toBe(200);
  return ((await reply.json()) as { profile_pic_url: string }).profile_pic_url;
}

const pictureOf = async ({ headers }: SignedInUser): Promise<unknown> =>
  (await running.app.inject({ url: '/api/v1/users/me', headers })).json<{ profile_pic_url: unknown }>()
    .profile_pic_url;

test('a picture is shown to whoever knows its address, which its user is told', async () => {
  const url = await upload();
  expect(url).toMatch(/^\/api\/v1\/profile\/pictures\/[\w-]{43}$/);
  expect(await pictureOf(user)).toBe(url);
  const shown = await fetch(address + url);
  expect(shown.status).toBe(200);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, max-age=604800, immutable',
    'x-content-type-options': 'nosniff',
  });
  const { width, height } = await sharp(await shown.arrayBuffer()).metadata();
  expect([width, height]).toEqual([512, 512]);
});

test('a browser that has it gets a 304 instead', async () => {
  const url = address + (await upload());
  const etag = (await fetch(url)).headers.get('etag') as string;
  const again = await fetch(url, { headers: { 'if-none-match': `"other", ${etag}` } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await fetch(url, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
});

test('the next picture takes its place under another address', async () => {
  const first = await upload();
  const second = await upload();
  expect(second).not.toBe(first);
  expect(await pictureOf(user)).toBe(second);
  expect((await fetch(address + first)).status).toBe(404);
  const rows = await running.dependencies.db.selectFrom('profile_pictures').select('id').execute();
  expect(rows).toHaveLength(1);
});

test('of uploads to two instances at once one picture stays', async () => {
  const second = await startSecondInstance(running);
  const elsewhere = await second.app.listen({ port: 0, host: '127.0.0.1' });
  const urls = await Promise.all([upload(), upload(user, elsewhere)]);
  const kept = await pictureOf(user);
  expect(urls).toContain(kept);
  const found = await Promise.all(urls.map(async (url) => (await fetch(address + url)).status));
  expect(found.toSorted((a, b) => a - b)).toEqual([200, 404]);
  await second.close();
});

test('nobody changes the picture of another', async () => {
  const other = await signInNewUser(running);
  const url = await upload();
  await upload(other);
  expect(await pictureOf(user)).toBe(url);
  const remove = { method: 'DELETE', headers: other.headers };
  expect((await fetch(`${address}/api/v1/profile/profile-pic`, remove)).status).toBe(204);
  expect([await pictureOf(user), await pictureOf(other)]).toEqual([url, null]);
});

test('a removed picture is gone', async () => {
  const url = await upload();
  const remove = { method: 'DELETE', headers: user.headers };
  expect((await fetch(`${address}/api/v1/profile/profile-pic`, remove)).status).toBe(204);
  expect(await pictureOf(user)).toBeNull();
  const shown = await fetch(address + url);
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

const padded = (bytes: number): Uint8Array<ArrayBuffer> => {
  const file = new Uint8Array(bytes);
  file.set(jpeg);
  return file;
};

test('5 MB are taken, whatever the form around them adds', async () => {
  expect((await send(form(['file', padded(PICTURE.maxUploadBytes)]))).status).toBe(200);
});

test.each([
  [
    'a byte more than 5 MB',
    () => form(['file', padded(PICTURE.maxUploadBytes + 1)]),
    MESSAGES.pictureTooLarge,
  ],
  ['50 MB', () => form(['file', padded(10 * PICTURE.maxUploadBytes)]), MESSAGES.pictureTooLarge],
  [
    'a page that says it is a JPEG',
    () => form(['file', Buffer.from('<p>Hello')]),
    SERVER_MESSAGES.pictureNotKnown,
  ],
  ['an empty file', () => form(['file', Buffer.alloc(0)]), SERVER_MESSAGES.pictureNotKnown],
  ['half a picture', () => form(['file', jpeg.subarray(0, jpeg.length / 2)]), SERVER_MESSAGES.pictureBroken],
  ['two files', () => form(['file', jpeg], ['file', jpeg]), SERVER_MESSAGES.oneFile],
])('%s is refused with a sentence, and the picture stays', async (_what, make, detail) => {
  const url = await upload();
  const reply = await send(make());
  expect([reply.status, await reply.json()]).toEqual([422, { detail }]);
  expect(await pictureOf(user)).toBe(url);
});

test('a field beside the file is refused', async () => {
  const body = form(['file', jpeg]);
  body.append('user_id', 'somebody');
  const reply = await send(body);
  expect([reply.status, await reply.json()]).toEqual([422, { detail: SERVER_MESSAGES.oneFile }]);
});

test('a file in another field is a 422 that names the field', async () => {
  const reply = await send(form(['picture', jpeg]));
  expect([reply.status, await reply.json()]).toMatchObject([422, { errors: [{ path: 'file' }] }]);
});

test('what the file is said to be does not matter', async () => {
  expect((await send(form(['file', jpeg, 'text/html']))).status).toBe(200);
});

test('the twenty-first upload within an hour is refused', async () => {
  const nothing = form(['file', Buffer.alloc(0)]);
  for (let sent = 0; sent < 20; sent += 1) expect((await send(nothing)).status).toBe(422);
  const refused = await send(form(['file', jpeg]));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('401 without a token', async () => {
  expect((await send(form(['file', jpeg]), { headers: { authorization: 'Bearer none' } })).status).toBe(401);
});
