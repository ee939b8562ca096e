import { AUDIO } from '@pythia/contracts/limits.ts';
import { asSetupError, type AudioSetupError, no16kHz, notLoaded } from './audio-setup-error.ts';
import workletUrl from './pcm-worklet.ts?worker&url';

export interface AudioGraph {
  context: AudioContext;
  /** Kept, as nodes of a suspended context are garbage-collected. */
  nodes: readonly AudioNode[];
}

/**
 * Resamples to 16 kHz mono, off the main thread, into `sink`.
 * @param sink receives Float32Array blocks
 * @param onFailure the device or processor broke
 * @throws AudioSetupError
 */
export async function openAudioGraph(
  stream: MediaStream,
  sink: MessagePort,
  onFailure: (error: AudioSetupError) => void,
): Promise<AudioGraph> {
  const context = open16kHzContext();
  try {
    if (!('audioWorklet' in context)) throw new Error('This browser has no audio worklet.');
    await context.audioWorklet.addModule(workletUrl).catch(throwIfNotLoaded);
    const source = connectable(context, stream);
    const worklet = new AudioWorkletNode(context, 'pcm-worklet', {
      numberOfOutputs: 1,
      channelCount: 1,
      channelCountMode: 'explicit', // the browser mixes stereo down to one channel
    });
    worklet.port.postMessage(sink, [sink]);
    const tell = (event: Event): void => onFailure(asSetupError(reasonOf(event)));
    worklet.onprocessorerror = tell;
    context.addEventListener('error', tell);
    // silent output: some browsers run no node without a destination
    source.connect(worklet).connect(context.destination);
    return { context, nodes: [source, worklet] };
  } catch (error) {
    void context.close().catch(() => {});
    throw asSetupError(error);
  }
}

function open16kHzContext(): AudioContext {
  let context: AudioContext;
  try {
    context = new AudioContext({ sampleRate: AUDIO.sampleRate });
  } catch (error) {
    throw isUnsupported(error) ? no16kHz(error) : asSetupError(error);
  }
  if (context.sampleRate === AUDIO.sampleRate) return context;
  void context.close();
  throw no16kHz();
}

/** Browsers that do not resample a stream refuse it here. */
function connectable(context: AudioContext, stream: MediaStream): MediaStreamAudioSourceNode {
  try {
    return context.createMediaStreamSource(stream);
  } catch (error) {
    throw isUnsupported(error) ? no16kHz(error) : error;
  }
}

/** The module is valid, so an `AbortError` means that it did not load. */
function throwIfNotLoaded(error: unknown): never {
  throw error instanceof DOMException && error.name === 'AbortError' ? notLoaded(error) : error;
}

/** Not every browser says what broke. */
const reasonOf = (event: Event & { message?: unknown }): string =>
  typeof event.message === 'string' && event.message ? event.message : 'The browser has stopped it.';

const isUnsupported = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotSupportedError';
