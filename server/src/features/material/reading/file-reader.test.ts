import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { type FileReader, fileReader } from './file-reader.ts';
import { encode } from './testing/text-files.ts';

const FAULTY = new URL('testing/faulty-process.ts', import.meta.url);
const staying = new AbortController().signal;
let reader: FileReader;
afterEach(() => reader.close());

const processes = () => process.getActiveResourcesInfo().filter((kind) => kind === 'ProcessWrap').length;
const allEnded = () => vi.waitFor(() => expect(processes()).toBe(0), { timeout: 30_000 });

test('what takes too long is ended with its process, and the next file is read', async () => {
  reader = fileReader({ program: FAULTY, maxSeconds: 5 }); // busy machines give the next no more time
  const tooSlow = { reason: { code: 'invalid', message: SERVER_MESSAGES.resumeTooSlow } };
  const readings = ['hang', 'hang'].map((told) => reader.read('resume', encode(told), staying)); // both places are taken
  expect(await Promise.allSettled(readings)).toMatchObject([tooSlow, tooSlow]);
  await allEnded();
  expect((await reader.read('resume', encode('fine'), staying)).parts.name).toBe('fine');
});

test('a small file that is no text is refused without a process', async () => {
  reader = fileReader({ program: new URL('testing/no-such-program.ts', import.meta.url) });
  await expect(reader.read('resume', new Uint8Array(100), staying)).rejects.toMatchObject({
    code: 'invalid',
    message: SERVER_MESSAGES.resumeUnknown,
  });
});

test.each([
  ['what fills its own memory', 'fill'],
  ['what the system ends because it fills the machine’s', 'killed'],
])('%s is refused, and the next file is read', async (_what, told) => {
  reader = fileReader({ program: FAULTY, maxSeconds: 60 });
  await expect(reader.read('resume', encode(told), staying)).rejects.toMatchObject({
    message: SERVER_MESSAGES.resumeTooLargeUnpacked,
  });
  expect((await reader.read('resume', encode('fine'), staying)).parts.name).toBe('fine');
});

test('a fault of ours is no fault of the file', async () => {
  reader = fileReader({ program: FAULTY });
  await expect(reader.read('resume', encode('fault'), staying)).rejects.toThrow('a fault');
});

test('two are read, eight wait, and the next is asked to come back', async () => {
  reader = fileReader({ program: FAULTY });
  await allEnded(); // processes of earlier tests
  const readings = Array.from({ length: 11 }, () => reader.read('resume', encode('fine'), staying));
  expect(processes()).toBe(2);
  const outcomes = await Promise.allSettled(readings);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect(outcomes.at(-1)).toMatchObject({ reason: { code: 'unavailable', retryAfter: 5 } });
});

test('a file whose sender is gone is not read to its end, and its process ends', async () => {
  reader = fileReader({ program: FAULTY, maxSeconds: 3_600 });
  const leaving = new AbortController();
  const reading = reader.read('resume', encode('hang'), leaving.signal);
  leaving.abort(new Error('gone'));
  await expect(reading).rejects.toThrow('gone');
  await allEnded();
});
