import { AUDIO } from '@pythia/contracts/limits.ts';
import { asSetupError, type AudioSetupError, no16kHz, notLoaded } from './audio-setup-error.ts';
import workletUrl from './pcm-worklet.ts?worker&url';

export interface AudioGraph {
  /** Running, or suspended by the browser until a click; closing it releases everything. */
  context: AudioContext;
  /** Keep a reference as long as the context: unreferenced nodes are garbage-collected while it is suspended. */
  nodes: readonly AudioNode[];
}

/**
 * Resamples a stream to 16 kHz mono and lets it flow, off the main thread, into `sink`.
 * @param sink receives Float32Array blocks; it is transferred
 * @param onFailure hears that the sound has stopped flowing for good: its device or its processor broke
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
    // Its output is silence; some browsers do not run a node that is not connected to the destination.
    source.connect(worklet).connect(context.destination);
    return { context, nodes: [source, worklet] };
  } catch (error) {
    void context.close().catch(() => {}); // that it is refused as well says nothing more
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

/** The module is our own and valid: what the standard calls an `AbortError` is that it did not load. */
function throwIfNotLoaded(error: unknown): never {
  throw error instanceof DOMException && error.name === 'AbortError' ? notLoaded(error) : error;
}

/** What broke while it ran; browsers do not all say it. */
const reasonOf = (event: Event & { message?: unknown }): string =>
  typeof event.message === 'string' && event.message ? event.message : 'The browser has stopped it.';

const isUnsupported = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotSupportedError';
