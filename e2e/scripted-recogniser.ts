import type { SpeechRecogniser } from '../server/src/providers/speech/speech-recogniser.ts';

/** Hears what it is told. */
export interface ScriptedRecogniser extends SpeechRecogniser {
  /** Spoken with the next sound. */
  hear(words: string): void;
}

export function scriptedRecogniser(): ScriptedRecogniser {
  const told: string[] = [];
  return {
    name: 'scripted',
    languages: ['en', 'ar', 'ja'],
    status: () => ({ state: 'ready' }),
    close: async () => {},
    hear: (words) => void told.push(words),
    async *transcribe(audio) {
      let before = 0;
      for await (const chunk of audio) {
        before += chunk.length;
        const text = told.shift();
        if (text !== undefined) {
          yield { type: 'speech-start' };
          yield { type: 'interim', text };
          yield { type: 'final', text };
          yield { type: 'speech-end' };
        }
        yield { type: 'settled', before };
      }
    },
  };
}
