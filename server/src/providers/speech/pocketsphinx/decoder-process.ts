import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { SpeechError } from '../speech-recogniser.ts';
import { SAMPLE_RATE } from '../streaming/audio-format.ts';
import type { PocketSphinxInstallation } from './find-pocketsphinx.ts';

export interface Utterance {
  /** Bare words, none where the decoder took noise for speech. */
  text: string;
  /** Samples since the stream began, up to the end of its last word or of the silence after it. */
  end: number;
}

export interface DecoderProcess {
  /** Resolves when there is room for more. */
  write(samples: Int16Array): Promise<void>;
  /** No more audio: the decoder says its last words and exits. */
  end(): void;
  /** Ends with the process. */
  readonly utterances: AsyncIterable<Utterance>;
  /** The exit code, null after a signal. */
  readonly exited: Promise<number | null>;
  /** Ends the process at once; resolves when it is gone. */
  kill(): Promise<void>;
}

/**
 * `pocketsphinx_continuous` over raw PCM on its standard input: it cuts at half a second of silence and flushes
 * a line per utterance and one per word of it, with its times. It opens its input by name, which fails on the
 * sockets that Node gives its children for pipes, so a `cat` stands between. Its noise removal stays off: after a
 * tab's perfect silence it makes the first words unintelligible, and it makes what is heard depend on how long that
 * silence was.
 * @throws SpeechError `capacity` when the machine has no room for one more
 */
export function startDecoder(installation: PocketSphinxInstallation): DecoderProcess {
  const { command, acoustic, language, dictionary } = installation;
  const flags = [
    '-infile',
    '/dev/stdin',
    '-time',
    'yes',
    '-remove_noise',
    'no',
    '-logfn',
    '/dev/null',
    '-hmm',
    acoustic,
    '-lm',
    language,
    '-dict',
    dictionary,
  ];
  // detached: a process group of its own, so that one signal ends both processes
  const child = spawn('/bin/sh', ['-c', 'cat | exec "$0" "$@"', command, ...flags], {
    stdio: ['pipe', 'pipe', 'ignore'],
    detached: true,
    env: {},
  });
  const exited = new Promise<number | null>((resolve) => {
    child.once('close', (code) => resolve(code));
    child.once('error', () => resolve(127));
  });
  if (!child.stdin) {
    // this process may open no more files: `error` follows
    throw new SpeechError('capacity', 'PocketSphinx could not be started.', { retryable: true });
  }
  const { stdin, stdout } = child;
  // A decoder that died is reported by its exit; the broken pipe adds nothing.
  stdin.on('error', () => undefined);
  return {
    async write(samples) {
      const bytes = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);
      if (stdin.destroyed || stdin.write(bytes)) return;
      await Promise.race([once(stdin, 'drain').catch(() => undefined), exited]);
    },
    end: () => stdin.end(),
    utterances: readUtterances(stdout),
    exited,
    async kill() {
      killGroup(child);
      await exited;
    },
  };
}

/** `word begin end confidence`, the times in seconds since the stream began. */
const WORD = /^\S+ \d+\.\d+ (\d+\.\d+) \d+\.\d+$/;

async function* readUtterances(output: AsyncIterable<Buffer>): AsyncGenerator<Utterance> {
  let rest = '';
  for await (const chunk of output) {
    const lines = (rest + chunk.toString('latin1')).split('\n');
    rest = lines.pop() ?? '';
    yield* parseUtterances(lines);
  }
}

/** Words whose utterance came before, as a pipe may cut anywhere, count as one without text. */
function parseUtterances(lines: readonly string[]): Utterance[] {
  const utterances: Utterance[] = [];
  for (const line of lines) {
    const seconds = WORD.exec(line)?.[1];
    const last = utterances.at(-1);
    const end = Math.floor(Number(seconds ?? 0) * SAMPLE_RATE);
    if (seconds !== undefined && last) last.end = end;
    else utterances.push({ text: seconds === undefined ? line : '', end });
  }
  return utterances;
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    // Gone between the check and the signal.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
