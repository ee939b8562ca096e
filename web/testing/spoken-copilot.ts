import type { FeedMessage } from '@pythia/contracts/feed.ts';
import { MemoryStorage } from '#browser/storage.ts';
import type { CopilotKind } from '../src/features/copilot/copilot-kinds.ts';
import type { CopilotParts } from '../src/features/copilot/copilot-parts.ts';
import { Copilot } from '../src/features/copilot/copilot.ts';
import { KeptOverReload } from '../src/features/copilot/restoring/kept-over-reload.ts';
import type { CaptureEvent } from '../src/listening/capture/capture-events.ts';

const never = () => new Promise<never>(() => {});
const nothingCaptured = () => {
  throw new Error('Nothing is captured.');
};

const spokenLine = (text: string) => ({
  kind: 'line' as const,
  id: crypto.randomUUID(),
  at: new Date().toISOString(),
  channel: 'interviewer' as const,
  text,
});

/**
 * A copilot without a server, for a quarter of an hour.
 * @param own parts to watch or answer
 * @returns it, and what feeds it once started
 */
export function spokenCopilot(kind: CopilotKind, own: Partial<CopilotParts> = {}) {
  let tell: (event: CaptureEvent) => void = nothingCaptured;
  let tellFeed: (message: FeedMessage) => void = nothingCaptured;
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
    windowName: 'this-window',
    findStream: () => ({}) as MediaStream,
    stopSharing: () => {},
    askForMicrophone: never,
    isMicrophoneAllowed: async () => false,
    streamAnswer: async function* () {},
    watchServer: () => {},
    openFeed: (_, { onMessage }) => {
      tellFeed = onMessage;
      return { hurry: () => {}, upTo: 0 };
    },
    sendCorrection: never,
    switchStyle: never,
    withdrawQuestion: never,
    changeLanguage: never,
    startNext: never,
    overReload: new KeptOverReload(new MemoryStorage(), ''),
    storage: new MemoryStorage(),
    now: Date.now,
    nextFrame: queueMicrotask,
    ...own,
  });
  const tells = (message: FeedMessage): void => tellFeed(message);
  return {
    copilot,
    tell: (event: CaptureEvent): void => tell(event),
    tells,
    says: (text: string): void => tells({ event: spokenLine(text) }),
  };
}
