import '../ui/theme.css';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ShareStatus } from './share-status.tsx';
import { useStreamLevel } from './use-stream-level.ts';

const PlainAudioContext = window.AudioContext;

let tone: AudioContext;
let stream: MediaStream;
beforeEach(() => {
  tone = new PlainAudioContext();
  stream = tone.createMediaStreamDestination().stream;
});
afterEach(async () => {
  window.AudioContext = PlainAudioContext;
  await tone.close();
});

const Status = () => <ShareStatus stream={stream} level={useStreamLevel(stream)} />;

test('audio that the browser refuses is told where its level would be shown', async () => {
  window.AudioContext = class extends PlainAudioContext {
    constructor() {
      super();
      void this.close();
      throw new DOMException('No room for more audio.', 'NotSupportedError');
    }
  };
  await render(<Status />);
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Audio setup failed: No room for more audio.');
  await expect.element(page.getByText('Sharing: on')).toBeVisible();
});

test('so is a stream that it refuses, and its audio is closed', async () => {
  const opened: AudioContext[] = [];
  window.AudioContext = class extends PlainAudioContext {
    constructor() {
      super();
      opened.push(this);
    }
    override createMediaStreamSource(): never {
      throw new Error('No stream.');
    }
  };
  await render(<Status />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Audio setup failed: No stream.');
  expect(opened.at(-1)?.state).toBe('closed');
});
