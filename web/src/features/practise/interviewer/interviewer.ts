import type { FeedMessage } from '@pythia/contracts/feed.ts';
import type { Asker } from '#features/copilot/beside.tsx';
import type { Capture, CaptureEvent } from '#listening/capture/capture-events.ts';
import { sayLine } from './say-line.ts';

interface InterviewerParts {
  /** Opens the feed of the session, which this adds the words to that are being said. */
  openFeed: Asker['openFeed'];
  voice: () => SpeechSynthesisVoice | null;
}

/** Of a voice that the browser does not let anybody measure, for the bars that say that somebody speaks. */
const VOICE_LEVEL = { type: 'level', rms: 0.1, peak: 0.2 } as const;
const SILENCE = { type: 'level', rms: 0, peak: 0 } as const;
const LEVEL_EVERY_MS = 50;

/** An interviewer in the application: what a meeting's tab is to the copilot of an interview, which does not know which it hears. */
export class Interviewer implements Asker {
  readonly #parts: InterviewerParts;
  /** Stands for the voice where a tab's sound stands; the browser gives none of it out. */
  readonly #stream = new MediaStream();
  #tellCopilot: (event: CaptureEvent) => void = () => {};
  #tellFeed: (message: FeedMessage) => void = () => {};
  /** The words that are said and no line yet. */
  #words = '';

  constructor(parts: InterviewerParts) {
    this.#parts = parts;
  }

  /** Says a line; what was said of it so far is heard by the copilot as it is said. Resolves when it is said, or called off. */
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

  /** What was said last is no line of the session: it was called off, or said once more. */
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

  readonly openFeed: Asker['openFeed'] = (options) => {
    const { onMessage } = options;
    this.#tellFeed = onMessage;
    return this.#parts.openFeed({
      ...options,
      onMessage: (message) => {
        if ('interim' in message && this.#words !== '') return; // the server knows nothing of it before it is a line
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

const isLineIn = (message: FeedMessage, words: string): boolean => {
  const events = 'events' in message ? message.events : 'event' in message ? [message.event] : [];
  return events.some((event) => event.kind === 'line' && event.text === words);
};
