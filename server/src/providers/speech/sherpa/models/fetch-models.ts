import { parseArgs } from 'node:util';
import { DownloadError } from './download-file.ts';
import { downloadModels } from './download-models.ts';
import { PUBLIC_SOURCES } from './model-catalogue.ts';
import { LIGHT_ONLY, TWO_PASS } from './model-profiles.ts';

/*
 * Fetches the speech models: node fetch-models.ts --dir <models> [--profile two-pass|light]
 * [--files-url <base>] [--archives-url <base>]. Exit code 0: all there and intact; 3: not reachable; 1: else.
 */

const UNREACHABLE = 3;
const BAR = 40;

const { values } = parseArgs({
  options: {
    dir: { type: 'string' },
    profile: { type: 'string', default: 'two-pass' },
    'files-url': { type: 'string', default: PUBLIC_SOURCES.files },
    'archives-url': { type: 'string', default: PUBLIC_SOURCES.archives },
  },
});

process.exitCode = await fetchModels();

async function fetchModels(): Promise<number> {
  const profile = [TWO_PASS, LIGHT_ONLY].find(({ name }) => name === values.profile);
  if (!values.dir || !profile) {
    console.error('usage: fetch-models.ts --dir <models> [--profile two-pass|light]');
    return 2;
  }
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  const sources = { files: values['files-url'], archives: values['archives-url'] };
  try {
    await downloadModels(values.dir, profile.models, { sources, signal: stop.signal, onProgress: drawBar });
    return 0;
  } catch (error) {
    if (!(error instanceof DownloadError)) throw error;
    console.error(error.message);
    return error.reason === 'unreachable' ? UNREACHABLE : 1;
  }
}

function drawBar(fraction: number): void {
  if (!process.stdout.isTTY) return;
  const full = Math.round(fraction * BAR);
  const percent = `${Math.floor(fraction * 100)}`.padStart(3);
  process.stdout.write(
    `\rSpeech models ${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${percent} %${fraction === 1 ? '\n' : ''}`,
  );
}
