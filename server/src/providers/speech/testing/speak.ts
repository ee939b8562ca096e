import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const WAV_HEADER = 44;

/** Voice: Debian's `flite`, resampled by sox. */
export async function speak(text: string, voice = 'slt'): Promise<Int16Array> {
  const folder = await mkdtemp(join(tmpdir(), 'pythia-speech-'));
  try {
    const [spoken, resampled] = [join(folder, 'spoken.wav'), join(folder, 'resampled.wav')];
    await run('flite', ['-voice', voice, '-t', text, '-o', spoken]);
    await run('sox', [spoken, '-r', '16000', '-b', '16', '-c', '1', resampled]);
    const wav = await readFile(resampled);
    return new Int16Array(new Uint8Array(wav.subarray(WAV_HEADER)).buffer);
  } finally {
    await rm(folder, { recursive: true });
  }
}
