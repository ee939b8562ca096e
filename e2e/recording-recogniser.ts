import { createWriteStream } from 'node:fs';
import type { SpeechRecogniser } from '../server/src/providers/speech/speech-recogniser.ts';

/**
 * Copies each stream.
 * @param fileOf file of the n-th stream, from 0
 */
export function recording(recogniser: SpeechRecogniser, fileOf: (n: number) => string): SpeechRecogniser {
  let streams = 0;
  return {
    name: recogniser.name,
    languages: recogniser.languages,
    status: () => recogniser.status(),
    close: () => recogniser.close(),
    transcribe: (audio, options) => recogniser.transcribe(copyTo(fileOf(streams++), audio), options),
  };
}

async function* copyTo(file: string, audio: AsyncIterable<Int16Array>): AsyncIterable<Int16Array> {
  const copy = createWriteStream(file);
  try {
    for await (const chunk of audio) {
      copy.write(Buffer.from(chunk.slice().buffer));
      yield chunk;
    }
  } finally {
    copy.end();
  }
}
