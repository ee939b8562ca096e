import { useSyncExternalStore } from 'react';
import { browserSetting } from '#browser/setting.ts';

export const ON_SCREEN = 'on-screen';

const NO_VOICES: readonly SpeechSynthesisVoice[] = [];
const ENGLISH = /^en\b/i;

let known: readonly SpeechSynthesisVoice[] = NO_VOICES;

/** Browsers may load voices a moment after the page. The list keeps its identity until it changes. */
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

const chosenVoice = browserSetting('interviewerVoice');
export const useChosenVoice = (): string | null =>
  useSyncExternalStore(chosenVoice.subscribe, chosenVoice.read, () => null);
export const chooseVoice = chosenVoice.choose;

export const presentVoice = (): SpeechSynthesisVoice | null => voiceFor(chosenVoice.read(), englishVoices());

/** Chosen voice, else the system's; null: lines are shown to be read. */
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
