import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { errors } from 'undici';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { DatabaseUnavailable } from '#core/errors.ts';
import { createServer } from './create-server.ts';

const SAID = 'I was let go in March';

let app: FastifyInstance;
let lines: string[];
beforeEach(async () => {
  lines = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  app = await createServer({ trustProxy: false, logLevel: 'trace', logTo, publicUrl: undefined });
});
afterEach(() => app.close());

const log = (): string => lines.join('');
/** The only error logged. */
const said = (): unknown => JSON.parse(lines.find((line) => line.includes('"err"'))!).err;

/** PostgreSQL's refused row. */
function refusedRow(): pg.DatabaseError {
  const error = new pg.DatabaseError(`invalid input syntax for type json: "${SAID}"`, 1, 'error');
  return Object.assign(error, {
    code: '23514',
    detail: `Failing row contains (1, ${SAID}).`,
    where: `unnamed portal parameter $2 = '${SAID}'`,
    hint: SAID,
    internalQuery: `SELECT '${SAID}'`,
    dataType: SAID,
    parameters: [SAID],
    table: 'session_events',
    constraint: 'session_events_kind',
  });
}

function thrownBy(work: () => unknown): Error {
  try {
    work();
  } catch (error) {
    return error as Error;
  }
  throw new Error('nothing was thrown');
}

const looped = new Error(SAID);
looped.cause = looped;

const ERRORS: [string, unknown][] = [
  ['a row that PostgreSQL refuses', refusedRow()],
  ['a cause', new Error('not written', { cause: refusedRow() })],
  ['a cause of a cause', new Error('a', { cause: new Error(SAID, { cause: refusedRow() }) })],
  ['a cause that is its own', looped],
  ['a cause that is no error', new Error('a', { cause: { text: SAID } })],
  ['several errors', new AggregateError([refusedRow(), new Error(SAID)], SAID)],
  ['a text that is no JSON', thrownBy(() => JSON.parse(SAID))],
  ['a value that a type does not allow', thrownBy(() => Buffer.from(5 as never, SAID as never))],
  ['a property of a text', thrownBy(() => ((SAID as unknown as { a: number }).a = 1))],
  ['what a schema refuses', thrownBy(() => z.strictObject({}).parse({ [SAID]: 1 }))],
  [
    'what a schema says in words of its own',
    thrownBy(() =>
      z
        .string()
        .refine(() => false, SAID)
        .parse(SAID),
    ),
  ],
  ['a reply of a service', new errors.ResponseError(SAID, 400, { headers: { a: SAID }, body: SAID })],
  ['a message with lines like frames', new Error(`a\n    at ${SAID} (file:///a.ts:1:1)`)],
  ['a name', Object.assign(new Error('a'), { name: SAID, code: SAID, [SAID]: SAID })],
  ['a text', SAID],
  ['an object', { message: SAID }],
];

test.each(ERRORS)('no words that people said are in the log by %s', async (_what, error) => {
  app.get('/page', async () => {
    throw error;
  });
  await app.inject('/page');
  if (error instanceof Error) {
    app.log.error(error);
    app.log.error({ err: error }, error.message);
    app.log.error({ err: error }, 'in words of ours');
    app.log.error({ error, why: error }, 'under another name');
    app.log.child({}).warn(error, 'in words of ours');
  }
  expect(lines.length).toBeGreaterThan(1);
  expect(log()).not.toContain(SAID);
});

test('an error is logged with what it is, where it was thrown, and of which table it is', () => {
  app.log.error({ err: new Error('not written', { cause: refusedRow() }) }, 'a reply was not written down');
  expect(said()).toEqual({
    type: 'Error',
    message: '',
    stack: expect.stringMatching(/^at .*log\.test\.ts/),
    cause: {
      type: 'error',
      message: '',
      code: '23514',
      table: 'session_events',
      constraint: 'session_events_kind',
      stack: expect.stringMatching(/^at refusedRow /),
    },
  });
});

test('errors of this server and of the system are logged in their own words', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), {
    code: 'ECONNREFUSED',
    errno: -111,
    syscall: 'connect',
  });
  app.log.error({ err: new DatabaseUnavailable('timeout: no connection', { cause: refused }) });
  expect(said()).toMatchObject({
    type: 'DatabaseUnavailable',
    message: 'timeout: no connection',
    cause: { code: 'ECONNREFUSED', message: 'connect ECONNREFUSED 127.0.0.1:5432' },
  });
});
