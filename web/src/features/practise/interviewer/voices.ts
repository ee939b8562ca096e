import { useSyncExternalStore } from 'react';
import { browserSetting } from '#browser/setting.ts';

/** What stands for an interviewer who is read instead of heard. */
export const ON_SCREEN = 'on-screen';

const NO_VOICES: readonly SpeechSynthesisVoice[] = [];
const ENGLISH = /^en\b/i;

let known: readonly SpeechSynthesisVoice[] = NO_VOICES;

/** English voices of this system; the same list until there are others. A browser may load them a moment after the page. */
function englishVoices(): readonly SpeechSynthesisVoice[] {
  const found = (globalThis.speechSynthesis?.getVoices() ?? []).filter(({ lang }) => ENGLISH.test(lang));
  const isSame = found.length === known.length && found.every((voice, at) => voice === known[at]);
  if (!isSame) known = found.length === 0 ? NO_VOICES : found;
  return known;
}

function followVoices(changed: () => void): () => void {
  const synthesis = globalThis.speechSynthesis;
  synthesis?.addEventListener('voiceschanged', changed);
  return () => synthesis?.removeEventListener('voiceschanged', changed);
}

export const useEnglishVoices = (): readonly SpeechSynthesisVoice[] =>
  useSyncExternalStore(followVoices, englishVoices, () => NO_VOICES);

/** The name of the voice that was chosen in this browser. */
const chosenVoice = browserSetting('interviewerVoice');
export const useChosenVoice = (): string | null =>
  useSyncExternalStore(chosenVoice.subscribe, chosenVoice.read, () => null);
export const chooseVoice = chosenVoice.choose;

/** By whom it is said now; null: it is read on the screen. */
export const presentVoice = (): SpeechSynthesisVoice | null => voiceFor(chosenVoice.read(), englishVoices());

/** The chosen voice where this system has it, else its own; null: on the screen. */
export function voiceFor(
  choice: string | null,
  voices: readonly SpeechSynthesisVoice[],
): SpeechSynthesisVoice | null {
  if (choice === ON_SCREEN) return null;
  return (
    voices.find(({ name }) => name === choice) ??
    voices.find((voice) => voice.default) ??
    voices.find(({ localService }) => localService) ??
    voices[0] ??
    null
  );
}
