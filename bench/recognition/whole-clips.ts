import { loadMoonshine } from '../../server/src/providers/speech/sherpa/whole-utterances/moonshine.ts';
import type { MoonshineFiles } from '../../server/src/providers/speech/sherpa/whole-utterances/moonshine-files.ts';
import { SAMPLE_RATE, toFloats } from '../../server/src/providers/speech/streaming/audio-format.ts';
import type { Clip } from './clips.ts';

/** Longest piece of the model. */
const LONGEST = 9 * SAMPLE_RATE;

/** Whole files: the limit of a stream. */
export async function hearWhole(files: MoonshineFiles, clips: readonly Clip[]): Promise<Map<Clip, string>> {
  const model = loadMoonshine(files);
  const texts = new Map<Clip, string>();
  for (const clip of clips)
    if (clip.audio.length <= LONGEST) texts.set(clip, await model.decodeWell(toFloats(clip.audio)));
  return texts;
}
