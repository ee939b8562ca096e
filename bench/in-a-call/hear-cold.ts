import { openMoonshine } from '../../server/src/providers/speech/testing/open-moonshine.ts';
import { inFrames, joined, silence } from '../../server/src/providers/speech/testing/audio-sources.ts';

/** Seconds of silence before it: where frames begin decides what is heard of some words. */
const LEADS = [0.1, 0.24, 0.37, 0.51];

/** What a decoder that has heard nothing before makes of a sound (16 kHz), as one of a server that was just started: some hearings. */
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
