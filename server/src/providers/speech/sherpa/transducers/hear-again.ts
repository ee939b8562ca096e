import { SAMPLE_RATE } from '../../streaming/audio-format.ts';
import type { OfflineRecognizer } from 'sherpa-onnx-node';

export async function hearAgain(
  offline: OfflineRecognizer | undefined,
  samples: Float32Array,
): Promise<string> {
  if (!offline) return '';
  const stream = offline.createStream();
  stream.acceptWaveform({ samples, sampleRate: SAMPLE_RATE });
  return (await offline.decodeAsync(stream)).text.trim();
}
