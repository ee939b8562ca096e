import { expect, test } from 'vitest';
import { setSharedStream, sharedStream } from '#listening/shared-stream.ts';
import { signInForTest } from '../../../testing/open-page.tsx';
import { freeCopilot } from './copilot-kinds.ts';
import { openCopilot } from './open-copilot.ts';

test('what was shared in the window of a copilot is stopped when there is nothing more to hear', async () => {
  await signInForTest('free-user');
  setSharedStream(new MediaStream());
  const opened = openCopilot(freeCopilot, new URLSearchParams({ session_id: 's1' }));
  if (typeof opened === 'string' || 'problem' in opened) throw new Error('there is no copilot');
  opened.copilot.listening.finish();
  expect(sharedStream()).toBeNull();
});
