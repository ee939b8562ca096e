import type { FeedMessage } from '@pythia/contracts/feed.ts';
import type { Asker } from '#features/copilot/beside.tsx';
import { eventsIn } from '#interviews/take-events.ts';
import type { Capture, CaptureEvent } from '#listening/capture/capture-events.ts';
import { sayLine } from './say-line.ts';

interface InterviewerParts {
  openFeed: Asker['openFeed'];
  voice: () => SpeechSynthesisVoice | null;
}

/** Bars in the meter, as browsers let nobody measure a voice. */
const VOICE_LEVEL = { type: 'level', rms: 0.1, peak: 0.2 } as const;
const SILENCE = { type: 'level', rms: 0, peak: 0 } as const;
const LEVEL_EVERY_MS = 50;

/** The copilot cannot tell it from a meeting's tab. */
export class Interviewer implements Asker {
  readonly #parts: InterviewerParts;
  /** Silent stand-in for a tab's sound. */
  readonly #stream = new MediaStream();
  #tellCopilot: (event: CaptureEvent) => void = () => {};
  #tellFeed: (message: FeedMessage) => void = () => {};
  #words = '';

  constructor(parts: InterviewerParts) {
    this.#parts = parts;
  }

  /** The copilot hears each word as it is said. Resolves at the end, or when called off. */
  async say(text: string, onWords: (words: string) => void, signal: AbortSignal): Promise<void> {
    const speaking = setInterval(() => this.#tellCopilot(VOICE_LEVEL), LEVEL_EVERY_MS);
    try {
      await sayLine(text, {
        voice: this.#parts.voice(),
        signal,
        onWords: (words) => {
          this.#hear(words);
          onWords(words);
        },
      });
    } finally {
      clearInterval(speaking);
      this.#tellCopilot(SILENCE);
    }
  }

  takeBack(): void {
    this.#hear('');
  }

  readonly findStream = (): MediaStream => this.#stream;
  readonly stopSharing = (): void => {};

  readonly startCapture: Asker['startCapture'] = ({ onEvent, signal }): Capture => {
    this.#tellCopilot = onEvent;
    const end = (): void => {
      this.#tellCopilot = () => {};
      onEvent({ type: 'ended', reason: 'stopped' });
    };
    signal?.addEventListener('abort', end);
    queueMicrotask(() => {
      onEvent({ type: 'connection', state: 'open' });
      onEvent({ type: 'audio', state: 'running' });
      onEvent({ type: 'status', state: 'ready' });
    });
    return {
      resume: async () => {},
      flush: () => {},
      hurry: () => {},
      listenTo: () => true,
      moveTo: () => {},
      stop: end,
    };
  };

  readonly openFeed: Asker['openFeed'] = (sessionId, hearing) => {
    const { onMessage } = hearing;
    this.#tellFeed = onMessage;
    return this.#parts.openFeed(sessionId, {
      ...hearing,
      onMessage: (message) => {
        // the line comes as an event once the server has it
        if ('interim' in message && this.#words !== '') return;
        onMessage(message);
        if (isLineIn(message, this.#words)) this.#hear('');
      },
    });
  };

  #hear(words: string): void {
    this.#words = words;
    this.#tellFeed({ interim: words });
  }
}

const isLineIn = (message: FeedMessage, words: string): boolean =>
  eventsIn(message).some((event) => event.kind === 'line' && event.text === words);
