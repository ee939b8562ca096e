import { ServerMessage } from '@pythia/contracts/transcription.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseServerMessage, speechEvent } from './server-message.ts';

const instants = fc
  .date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31T23:59:59.999Z') })
  .map((date) => date.toISOString());
const odd = fc.oneof(fc.string(), fc.double(), fc.integer(), fc.boolean(), fc.constant(null), fc.object());
const messages = fc.record(
  {
    line: fc.oneof(fc.record({ id: fc.uuid(), at: instants }, { requiredKeys: [] }), odd),
    transcript: fc.oneof(fc.string(), odd),
    interim: fc.oneof(fc.string(), odd),
    heard: fc.oneof(fc.nat(), odd),
    heard_before: fc.oneof(fc.nat(), odd),
    lost: fc.oneof(fc.double(), odd),
    language: fc.oneof(fc.constantFrom('en', 'pt-BR'), odd),
    status: fc.oneof(fc.constantFrom('ready', 'preparing', 'unavailable'), odd),
    detail: fc.oneof(fc.string(), odd),
    progress: fc.oneof(fc.double(), odd),
  },
  { requiredKeys: [] },
);

test('reads a message exactly as the contract does, and refuses what the contract refuses', () => {
  fc.assert(
    fc.property(fc.oneof(messages, odd, fc.array(odd)), (message) => {
      const wire = JSON.stringify(message);
      expect(parseServerMessage(wire)).toEqual(ServerMessage.safeParse(JSON.parse(wire)).data);
    }),
    { numRuns: 500 },
  );
});

test.each(['{"line": {"id": "a", "at": "soon"}}', '{"line": {"id": "a"}}', '{"line": null}'])(
  '%s names no line',
  (wire) => {
    expect(parseServerMessage(wire)).toBeUndefined();
  },
);

test.each([['{not json'], [''], [Buffer.from([1, 2, 3])], ['7'], ['null']])('%s is no message', (data) => {
  expect(parseServerMessage(data)).toBeUndefined();
});

test('sound that the server lost is a gap', () => {
  expect(speechEvent({ lost: 2.5 })).toEqual({ type: 'gap', seconds: 2.5 });
});

test('what only counts samples means nothing to who listens', () => {
  expect([speechEvent({ heard: 1_600 }), speechEvent({ heard_before: 0 })]).toEqual([undefined, undefined]);
});

test('the state of the recogniser comes with why it is not ready', () => {
  const status = { status: 'preparing', detail: 'Loading', progress: 0.5 } as const;
  expect(speechEvent(status)).toEqual({
    type: 'status',
    state: 'preparing',
    detail: 'Loading',
    progress: 0.5,
  });
});
