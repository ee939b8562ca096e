import { afterEach, expect, test, vi } from 'vitest';
import { Backoff } from './retry.ts';
import { answeringServer } from './testing/answering-server.ts';
import { watchServer } from './watch-server.ts';

afterEach(() => void vi.useRealTimers());

const quickly = () => new Backoff({ firstMs: 5, maxMs: 5 });

function look(origin: string, count: number, rhythm = quickly()): Promise<boolean[]> {
  return new Promise((resolve) => {
    const looks: boolean[] = [];
    const enough = new AbortController();
    const onProbe = (isThere: boolean) => {
      if (looks.push(isThere) < count) return;
      enough.abort();
      resolve(looks);
    };
    void watchServer({ onProbe, firstInMs: 0, signal: enough.signal }, { origin, rhythm });
  });
}

test('tells at every look whether the server is there', async () => {
  const server = await answeringServer((_, response) => response.end('{"status":"ok"}'));
  expect(await look(server.origin, 2)).toEqual([true, true]);
  await server.close();
  expect(await look(server.origin, 2)).toEqual([false, false]);
});

test('asks the health of the server, and nothing else', async () => {
  const asked: string[] = [];
  const { origin } = await answeringServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization ?? 'no token'}`);
    response.end();
  });
  await look(origin, 1);
  expect(asked).toEqual(['GET /healthz no token']);
});

test.each([502, 503])('takes a %d for a server that is away', async (status) => {
  const { origin } = await answeringServer((_, response) => response.writeHead(status).end());
  expect(await look(origin, 1)).toEqual([false]);
});

test('takes a server that does not answer within 2 s for one that is away', async () => {
  const { origin } = await answeringServer(() => {});
  expect(await look(origin, 1)).toEqual([false]);
});

test('looks every 2 to 2.5 s, and no more once it is over', async () => {
  let looks = 0;
  const { origin } = await answeringServer((request, response) => {
    if (request.url === '/healthz') looks += 1;
    response.end();
  });
  const passed = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    await fetch(origin); // earlier probes have arrived
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const over = new AbortController();
  const onProbe = vi.fn<(isThere: boolean) => void>();
  void watchServer({ onProbe, signal: over.signal }, { origin });
  await passed(1_999);
  expect(looks).toBe(0);
  await passed(501);
  expect(looks).toBe(1);
  await vi.waitFor(() => expect(onProbe).toHaveBeenCalledOnce(), { timeout: 10_000 });
  await passed(2_500);
  expect(looks).toBe(2);
  over.abort();
  await passed(10_000);
  expect(looks).toBe(2);
});
