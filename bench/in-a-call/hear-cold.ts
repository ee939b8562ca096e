import { openMoonshine } from '../../server/src/providers/speech/testing/open-moonshine.ts';
import { inFrames, joined, silence } from '../../server/src/providers/speech/testing/audio-sources.ts';

/** Seconds of leading silence: frame offsets change hearing. */
const LEADS = [0.1, 0.24, 0.37, 0.51];

/** Several hearings by a fresh decoder. */
export async function hearCold(sound: Int16Array): Promise<string[]> {
  const recogniser = await openMoonshine();
  const { signal } = new AbortController();
  const heard: string[] = [];
  for (const lead of LEADS) {
    const options = { language: 'en-US', userId: `cold ${lead}`, vocabulary: [], signal };
    const lines: string[] = [];
    for await (const event of recogniser.transcribe(
      inFrames(joined(silence(lead), sound, silence(2))),
      options,
    ))
      if (event.type === 'final') lines.push(event.text);
    heard.push(lines.join(' '));
  }
  await recogniser.close();
  return heard;
}
