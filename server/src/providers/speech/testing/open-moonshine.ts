import { setTimeout as delay } from 'node:timers/promises';
import { SPEECH_PROFILES, type SpeechProfile } from '#models/speech-profiles.ts';
import { MODELS_DIRECTORY } from '#testing/models-directory.ts';
import { installedProfile, programOf } from '../sherpa/prepare-models.ts';
import { sherpaRecogniser } from '../sherpa/sherpa-recogniser.ts';

const moonshine: SpeechProfile = SPEECH_PROFILES.find(({ name }) => name === 'moonshine')!;

/** Setup's small model, ready. */
export async function openMoonshine({ hungAfterMs }: { hungAfterMs?: number } = {}) {
  if (!installedProfile(MODELS_DIRECTORY, [moonshine]))
    throw new Error('The model moonshine-tiny-en is missing: npm run setup fetches it.');
  const program = { ...programOf(MODELS_DIRECTORY, moonshine), ...(hungAfterMs && { hungAfterMs }) };
  const recogniser = sherpaRecogniser(async () => program);
  while (recogniser.status().state === 'preparing') await delay(5);
  return recogniser;
}
