import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'voices');
const WAV_HEADER = 44;

/** What people say in the recordings, word for word. */
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

/** 16 kHz PCM of a person who speaks, and what they say. */
export function voice(name: VoiceName): { audio: Int16Array; said: string } {
  const wav = readFileSync(join(FOLDER, `${name}.wav`));
  return { audio: new Int16Array(new Uint8Array(wav.subarray(WAV_HEADER)).buffer), said: SAID[name] };
}
