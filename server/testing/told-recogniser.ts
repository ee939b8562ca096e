import type { SpeechRecogniser } from '#providers/speech/speech-recogniser.ts';

/** A recogniser that hears each chunk as the next words that it is told; without any it hears silence. */
export function toldRecogniser(): SpeechRecogniser & { hear: (words: string) => void } {
  const told: string[] = [];
  return {
    hear: (words) => void told.push(words),
    name: 'told',
    languages: ['en'],
    status: () => ({ state: 'ready' }),
    close: async () => {},
    async *transcribe(audio) {
      let before = 0;
      for await (const chunk of audio) {
        before += chunk.length;
        const text = told.shift();
        if (text !== undefined) yield { type: 'interim', text };
        if (text !== undefined) yield { type: 'final', text };
        yield { type: 'settled', before };
      }
    },
  };
}
