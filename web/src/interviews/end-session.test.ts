import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answeringServer } from '#api/testing/answering-server.ts';
import { holdAuthToken } from '#account/auth-token.ts';
import { endSession } from './end-session.ts';

const realFetch = globalThis.fetch;
beforeEach(() => holdAuthToken('mine'));
afterEach(() => void vi.unstubAllGlobals());

/** A page of a server that answers every call so. */
async function answering(status: number, body: object): Promise<void> {
  const { origin } = await answeringServer((_, response) => {
    response.writeHead(status).end(JSON.stringify(body));
  });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => realFetch(origin + path, init));
}

it('takes a session that is gone for one that has ended: the answer to an earlier press may be lost', async () => {
  await answering(404, { detail: 'Not found' });
  await expect(endSession('s')).resolves.toBeUndefined();
});

it('tells of a session that could not be ended', async () => {
  await answering(503, { detail: 'Later.' });
  await expect(endSession('s')).rejects.toThrow('Later.');
});
