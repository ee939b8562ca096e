import { MemoryStorage } from '#browser/storage.ts';
import type { CopilotKind } from '../src/features/copilot/copilot-kinds.ts';
import type { CopilotParts } from '../src/features/copilot/copilot-parts.ts';
import { Copilot } from '../src/features/copilot/copilot.ts';
import { KeptOverReload } from '../src/features/copilot/kept-over-reload.ts';
import type { CaptureEvent } from '../src/listening/capture/capture-events.ts';

const never = () => new Promise<never>(() => {});
const nothingCaptured = () => {
  throw new Error('Nothing is captured.');
};

/**
 * A copilot that listens in a session of a quarter of an hour, without a server.
 * @param own what the test looks at or answers itself
 * @returns it, and what tells it of the sound once it has been started
 */
export function spokenCopilot(kind: CopilotKind, own: Partial<CopilotParts> = {}) {
  let tell: (event: CaptureEvent) => void = nothingCaptured;
  const copilot = new Copilot({
    kind,
    sessionId: 's1',
    expiresAt: new Date(Date.now() + 900_000).toISOString(),
    jobTitle: 'Baker',
    socketUrl: () => '',
    startCapture: ({ onEvent }) => {
      tell = onEvent;
      return {
        resume: async () => {},
        flush: () => {},
        hurry: () => {},
        listenTo: () => true,
        moveTo: () => {},
        stop: () => {},
      };
    },
    findStream: () => ({}) as MediaStream,
    stopSharing: () => {},
    readAlong: never,
    streamAnswer: async function* () {},
    watchServer: () => {},
    readTimeline: never,
    sendCorrection: never,
    switchStyle: never,
    changeLanguage: never,
    startNext: never,
    overReload: new KeptOverReload(new MemoryStorage(), ''),
    storage: new MemoryStorage(),
    now: Date.now,
    nextFrame: queueMicrotask,
    ...own,
  });
  return { copilot, tell: (event: CaptureEvent): void => tell(event) };
}
