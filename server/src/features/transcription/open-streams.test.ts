import { CLOSE } from '@pythia/contracts/close-codes.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { expect, test } from 'vitest';
import { OpenStreams } from './open-streams.ts';

const nothing = async (): Promise<void> => {};
const listener = {
  userId: 'ada',
  sessionId: 's',
  client: null,
  channel: 'interviewer',
  takesOver: false,
} as const;

/** Of a process with many places. */
function streamsWhile(isBehind: () => boolean) {
  let taken = 0;
  const streams = new OpenStreams({
    identitiesOf: async () => new Map(),
    leases: {
      take: async () => {
        taken += 1;
        return { holder: '', displaced: null, release: async () => void (taken -= 1) };
      },
      renew: async () => [],
    },
    mostStreams: 900,
    isBehind,
    onLeaseFailure: nothing,
    onCheckFailure: nothing,
  });
  return { streams, taken: () => taken };
}

const noCapacity = expect.objectContaining({
  code: CLOSE.tooManyStreams,
  message: SERVER_MESSAGES.noCapacity,
});

test('no stream is begun while the process is behind', async () => {
  const { streams, taken } = streamsWhile(() => true);
  await expect(streams.admit(listener)).rejects.toEqual(noCapacity);
  expect(taken()).toBe(0);
});

test('one that falls behind meanwhile gives the place back', async () => {
  const looks = [false, true];
  const { streams, taken } = streamsWhile(() => looks.shift()!);
  await expect(streams.admit(listener)).rejects.toEqual(noCapacity);
  expect(taken()).toBe(0);
});
