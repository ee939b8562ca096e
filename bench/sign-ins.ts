import { setTimeout as delay } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { startServer } from './sign-ins/start-server.ts';

/** 200 simultaneous sign-ins with `/healthz` beside. Aims: everyone's own token, median `/healthz` < 50 ms. */
const USERS = 200;
const ASKED_AT_REST = 200;
/** Sees pauses, and leaves the processor free. */
const ASK_EVERY_MS = 5;
const AIM_HEALTH_MS = 50;

const now = (): number => Number(process.hrtime.bigint()) / 1e6;
const at = (values: number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? NaN;

const server = await startServer(USERS);
const agent = new Agent({ connections: USERS + 1 });

async function askHealth(): Promise<number> {
  await delay(ASK_EVERY_MS);
  const asked = now();
  const { statusCode, body } = await request(`${server.url}/healthz`, { dispatcher: agent });
  await body.dump();
  if (statusCode !== 200) throw new Error(`/healthz answered ${statusCode}`);
  return now() - asked;
}

interface SignIn {
  email: string;
  tookMs: number;
  status: number;
  token: string | undefined;
}

async function signIn({ email, password }: { email: string; password: string }): Promise<SignIn> {
  const asked = now();
  const { statusCode, body } = await request(`${server.url}/api/v1/login/access-token`, {
    dispatcher: agent,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ username: email, password }).toString(),
  });
  const { access_token: token } = (await body.json()) as { access_token?: string };
  return { email, tookMs: now() - asked, status: statusCode, token };
}

async function belongsToItsUser({ email, token }: SignIn): Promise<boolean> {
  const { body } = await request(`${server.url}/api/v1/users/me`, {
    dispatcher: agent,
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await body.json()) as { email?: string }).email === email;
}

try {
  const atRest: number[] = [];
  while (atRest.length < ASKED_AT_REST) atRest.push(await askHealth());

  const began = now();
  const over = new AbortController();
  const all = Promise.all(server.users.map(signIn)).finally(() => over.abort());
  const meanwhile: number[] = [];
  while (!over.signal.aborted) meanwhile.push(await askHealth());
  const signIns = await all;
  const wholeMs = now() - began;

  const refused = signIns.filter(({ status }) => status !== 200);
  let wrong = 0;
  for (const one of signIns) if (one.status === 200 && !(await belongsToItsUser(one))) wrong += 1;

  const health = (values: number[]) => ({
    asked: values.length,
    'median ms': at(values, 0.5).toFixed(1),
    'p95 ms': at(values, 0.95).toFixed(1),
    'slowest ms': at(values, 1).toFixed(1),
  });
  const times = signIns.map(({ tookMs }) => tookMs);
  console.table({
    '/healthz at rest': health(atRest),
    '/healthz meanwhile': health(meanwhile),
    'sign-ins': health(times),
  });
  const median = at(meanwhile, 0.5);
  console.log(
    `${USERS} sign-ins in ${(wholeMs / 1_000).toFixed(2)} s: ${refused.length} refused, ${wrong} with another's token (aim 0, 0)`,
  );
  console.log(`median of /healthz meanwhile: ${median.toFixed(1)} ms (aim < ${AIM_HEALTH_MS} ms)`);
  if (refused.length > 0 || wrong > 0 || median >= AIM_HEALTH_MS) process.exitCode = 1;
} finally {
  await agent.destroy();
  await server.stop();
}
