import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'voices');
const WAV_HEADER = 44;

/** Verbatim. */
const SAID = {
  'austen-0870':
    'and mister john dashwood had then leisure to consider how much there might be prudently in his power to do for them',
  'austen-0880': 'he was not an ill disposed young man',
  'austen-0920':
    'had he married a more amiable woman he might have been made still more respectable than he was',
  'austen-0930': 'he might even have been made amiable himself',
  jfk: 'and so my fellow americans ask not what your country can do for you ask what you can do for your country',
  'libri-0':
    'after early nightfall the yellow lamps would light up here and there the squalid quarter of the brothels',
} as const;

export type VoiceName = keyof typeof SAID;

/** 16 kHz, mono, 16-bit, 44 bytes of header. */
export const recordingOf = (name: VoiceName): Buffer => readFileSync(join(FOLDER, `${name}.wav`));

/** 16 kHz PCM. */
export function voice(name: VoiceName): { audio: Int16Array; said: string } {
  const samples = new Uint8Array(recordingOf(name).subarray(WAV_HEADER));
  return { audio: new Int16Array(samples.buffer), said: SAID[name] };
}
