import { findPocketSphinx } from './pocketsphinx/find-pocketsphinx.ts';
import { pocketSphinxRecogniser } from './pocketsphinx/pocketsphinx-recogniser.ts';
import type { SpeechRecogniser } from './speech-recogniser.ts';
import { unavailableRecogniser } from './unavailable/unavailable-recogniser.ts';

export interface SpeechConfig {
  engine: 'auto' | 'sherpa' | 'pocketsphinx' | 'deepgram' | 'openai' | 'none';
  /** Where the local models are, or will be downloaded to. */
  modelDir: string;
  deepgram: { apiKey: string; url: string } | undefined;
  openai: { apiKey: string; url: string } | undefined;
}

/** Builds the recogniser at once; whatever takes time (models, downloads) shows in its status. */
export function chooseRecogniser(config: SpeechConfig): SpeechRecogniser {
  if (config.engine === 'none') return unavailableRecogniser('Live transcription is switched off on this server.');
  const installation = findPocketSphinx();
  if (installation) return pocketSphinxRecogniser(installation);
  return unavailableRecogniser(
    'PocketSphinx is not installed: add the Debian packages pocketsphinx and pocketsphinx-en-us.',
  );
}
