import type { RecogniserStatus, SpeechRecogniser } from './speech-recogniser.ts';

/**
 * Each recogniser serves the languages that earlier ones lack.
 * @param recognisers the first gives the name and takes unknown languages
 */
export function byLanguage(recognisers: readonly SpeechRecogniser[]): SpeechRecogniser {
  const [first, ...others] = recognisers;
  if (!first) throw new Error('there is no recogniser');
  if (others.length === 0) return first;
  const hearing = (language: string): SpeechRecogniser =>
    recognisers.find((one) => one.languages.some((known) => isSame(known, language))) ?? first;
  return {
    name: first.name,
    languages: [...new Set(recognisers.flatMap(({ languages }) => languages))],
    status: () => overall(recognisers.map((one) => one.status())),
    transcribe: (audio, options) => hearing(options.language).transcribe(audio, options),
    close: async () => void (await Promise.all(recognisers.map((one) => one.close()))),
  };
}

const isSame = (known: string, wanted: string): boolean =>
  known === wanted || known === wanted.split('-', 1)[0];

const overall = (all: readonly RecogniserStatus[]): RecogniserStatus =>
  all.find(({ state }) => state === 'ready') ?? all.find(({ state }) => state === 'preparing') ?? all[0]!;
