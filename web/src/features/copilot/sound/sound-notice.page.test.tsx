import { MESSAGES } from '@pythia/contracts/messages.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CopilotPresence } from '#listening/copilot-presence.ts';
import '../../../ui/theme.css';
import { NOT_LISTENING } from './listening-state.ts';
import { NotFollowing } from '../screen/not-following.tsx';
import { SoundNotice } from './sound-notice.tsx';

test('a window that reads along says when the one that listened is gone, and can listen itself', async () => {
  const onListenHere = vi.fn<() => void>();
  const other = new CopilotPresence(new BroadcastChannel('copilots'));
  const close = other.announce({ session: 's1', onRollCall: () => {}, onOver: () => {} });
  await render(
    <SoundNotice
      sessionId="s1"
      hasStream={() => true}
      listening={{ ...NOT_LISTENING, sound: { state: 'elsewhere', isConnected: true } }}
      onShared={() => {}}
      onResume={() => {}}
      onListenHere={onListenHere}
    />,
  );
  await expect.element(page.getByText('Another window of this browser is listening')).toBeVisible();
  await page.getByRole('button', { name: 'Listen here' }).click();
  expect(onListenHere).toHaveBeenCalledOnce();
  close();
  await expect.element(page.getByText('The window that was listening has closed')).toBeVisible();
});

test('a window of another device that listens is said to be', async () => {
  await render(
    <SoundNotice
      sessionId="s2"
      hasStream={() => true}
      listening={{ ...NOT_LISTENING, sound: { state: 'elsewhere', isConnected: true } }}
      onShared={() => {}}
      onResume={() => {}}
      onListenHere={() => {}}
    />,
  );
  await expect.element(page.getByText('Another device or browser is listening')).toBeVisible();
});

test('a window that lost its connection is said to have, and nothing is heard', async () => {
  await render(
    <SoundNotice
      sessionId="s3"
      hasStream={() => true}
      listening={{ ...NOT_LISTENING, sound: { state: 'elsewhere', isConnected: false } }}
      onShared={() => {}}
      onResume={() => {}}
      onListenHere={() => {}}
    />,
  );
  await expect.element(page.getByText('The window that was listening has lost its connection')).toBeVisible();
  await expect.element(page.getByText('Nothing is being heard at the moment.')).toBeVisible();
});

test('a window in which nothing is shared asks what to share, and then listens in the other’s place', async () => {
  const onListenHere = vi.fn<() => void>();
  const share = vi.spyOn(navigator.mediaDevices, 'getDisplayMedia');
  share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  onTestFinished(() => share.mockRestore());
  await render(
    <SoundNotice
      sessionId="s4"
      hasStream={() => false}
      listening={{ ...NOT_LISTENING, sound: { state: 'elsewhere', isConnected: true } }}
      onShared={() => {}}
      onResume={() => {}}
      onListenHere={onListenHere}
    />,
  );
  await page.getByRole('button', { name: 'Listen here' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(MESSAGES.sharePermissionDenied);
  expect(onListenHere).not.toHaveBeenCalled();
});

test('a tab of which nothing is heard is said to be silent', async () => {
  await render(
    <SoundNotice
      sessionId="s1"
      hasStream={() => true}
      listening={{ ...NOT_LISTENING, sound: { state: 'listening' }, soundless: true }}
      onShared={() => {}}
      onResume={() => {}}
      onListenHere={() => {}}
    />,
  );
  await expect
    .element(page.getByText('No sound from the tab yet. Is its audio shared, and is the call unmuted?'))
    .toBeVisible();
});

test('a window for which there is no room says why, and can try again', async () => {
  const onFollow = vi.fn<() => void>();
  await render(<NotFollowing why="Too many windows." onFollow={onFollow} />);
  await expect.element(page.getByText('This window has stopped following along')).toBeVisible();
  await expect.element(page.getByText('Too many windows.')).toBeVisible();
  await page.getByRole('button', { name: 'Follow again' }).click();
  expect(onFollow).toHaveBeenCalledOnce();
});
