import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { SpeechError } from '../speech-recogniser.ts';
import type { PocketSphinxInstallation } from './find-pocketsphinx.ts';

export interface DecoderProcess {
  /** Resolves when there is room for more. */
  write(samples: Int16Array): Promise<void>;
  /** No more audio: the decoder says its last words and exits. */
  end(): void;
  /** One per utterance, of bare words; ends with the process. */
  readonly lines: AsyncIterable<string>;
  /** The exit code, null after a signal. */
  readonly exited: Promise<number | null>;
  /** Ends the process at once; resolves when it is gone. */
  kill(): Promise<void>;
}

/**
 * `pocketsphinx_continuous` over raw PCM on its standard input: it cuts at half a second of silence and flushes
 * one line per utterance. It opens its input by name, which fails on the sockets that Node gives its children
 * for pipes, so a `cat` stands between.
 * @throws SpeechError `capacity` when the machine has no room for one more
 */
export function startDecoder(installation: PocketSphinxInstallation): DecoderProcess {
  const { command, acoustic, language, dictionary } = installation;
  const flags = [
    '-infile',
    '/dev/stdin',
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
    lines: createInterface({ input: stdout }),
    exited,
    async kill() {
      killGroup(child);
      await exited;
    },
  };
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
