import type { SpeechRecogniser } from '#providers/speech/speech-recogniser.ts';

/** A recogniser that hears each chunk as the next words that it is told; without any it hears silence. */
export function toldRecogniser(): SpeechRecogniser & {
  /** `isWhole` unless it is to be only an interim. */
  hear: (words: string, isWhole?: boolean) => void;
} {
  const told: { text: string; isWhole: boolean }[] = [];
  return {
    hear: (text, isWhole = true) => void told.push({ text, isWhole }),
    name: 'told',
    languages: ['en'],
    status: () => ({ state: 'ready' }),
    close: async () => {},
    async *transcribe(audio) {
      let before = 0;
      for await (const chunk of audio) {
        before += chunk.length;
        const said = told.shift();
        if (said) yield { type: 'interim', text: said.text };
        if (said?.isWhole) yield { type: 'final', text: said.text };
        yield { type: 'settled', before };
      }
    },
  };
}
