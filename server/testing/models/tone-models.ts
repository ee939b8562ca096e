import { encodeModel, type Constant, type Graph } from './onnx-encoding.ts';
import { TONE_HZ, TONE_WORDS } from './tone-speech.ts';

/*
 * Two tiny transducers with the real ones' metadata (NeMo streaming FastConformer, NeMo Parakeet TDT): an 80 ms
 * frame is the word of its loudest mel bin, or blank; a held tone is one word.
 */

const MEL_BINS = 80;
const FRAMES = 8; // 80 ms, the models' subsampling
const LOUD = -7; // log mel energy
const WORDS = TONE_WORDS.length;
const BLANK = WORDS;
const CLASSES = WORDS + 1;
const DURATIONS = 5;

/** Files, named as the real models do. */
export type ModelFiles = Record<
  'encoder.int8.onnx' | 'decoder.int8.onnx' | 'joiner.int8.onnx' | 'tokens.txt',
  Buffer
>;

/** Bare lower-case words. */
export function streamingToneModel(): ModelFiles {
  return {
    'encoder.int8.onnx': encodeModel(streamingEncoder()),
    'decoder.int8.onnx': encodeModel(decoder()),
    'joiner.int8.onnx': encodeModel(joiner(0)),
    'tokens.txt': tokens(TONE_WORDS),
  };
}

/** Cased and punctuated. */
export function offlineToneModel(): ModelFiles {
  const written: Record<string, string> = { how: 'How', tell: 'Tell', caches: 'caches?', teams: 'teams.' };
  return {
    'encoder.int8.onnx': encodeModel(offlineEncoder()),
    'decoder.int8.onnx': encodeModel(decoder()),
    'joiner.int8.onnx': encodeModel(joiner(DURATIONS)),
    'tokens.txt': tokens(TONE_WORDS.map((word) => written[word] ?? word)),
  };
}

function tokens(words: readonly string[]): Buffer {
  return Buffer.from(
    [...words.map((word) => `▁${word}`), '<blk>'].map((token, id) => `${token} ${id}\n`).join(''),
  );
}

const metadata = {
  vocab_size: WORDS,
  subsampling_factor: FRAMES,
  normalize_type: 'NA',
  pred_rnn_layers: 1,
  pred_hidden: 1,
  model_author: 'Pythia',
  comment: 'synthetic: understands tone speech only',
};

/** [B, 80, T] log mel energies to [B, classes, T/8]. */
function classify(highestHz: number): Pick<Graph, 'nodes'> & { constants: Constant[] } {
  const weights = Array.from({ length: CLASSES * MEL_BINS }, () => 0);
  TONE_WORDS.forEach((word, index) => {
    weights[index * MEL_BINS + melBin(TONE_HZ[word] ?? 0, highestHz)] = 1;
  });
  const bias = TONE_WORDS.map(() => 0).concat(LOUD);
  return {
    nodes: [
      {
        op: 'AveragePool',
        inputs: ['audio_signal'],
        outputs: ['pooled'],
        attributes: { kernel_shape: [FRAMES], strides: [FRAMES] },
      },
      { op: 'Conv', inputs: ['pooled', 'weights', 'bias'], outputs: ['scores'] },
      { op: 'Hardmax', inputs: ['scores'], outputs: ['outputs'], attributes: { axis: 1 } },
    ],
    constants: [
      { name: 'weights', type: 'float', shape: [CLASSES, MEL_BINS, 1], values: weights },
      { name: 'bias', type: 'float', shape: [CLASSES], values: bias },
    ],
  };
}

function streamingEncoder(): Graph {
  const { nodes, constants } = classify(8_000);
  const caches = [
    { name: 'cache_last_channel', type: 'float', shape: ['B', 1, 1, 1] },
    { name: 'cache_last_time', type: 'float', shape: ['B', 1, 1, 1] },
    { name: 'cache_last_channel_len', type: 'int64', shape: ['B'] },
  ] as const;
  return {
    inputs: [
      { name: 'audio_signal', type: 'float', shape: ['B', MEL_BINS, 'T'] },
      { name: 'length', type: 'int64', shape: ['B'] },
      ...caches,
    ],
    outputs: [
      { name: 'outputs', type: 'float', shape: ['B', CLASSES, 'N'] },
      { name: 'encoded_lengths', type: 'int64', shape: ['B'] },
      ...caches.map((cache) => ({ ...cache, name: `${cache.name}_next` })),
    ],
    constants,
    nodes: [
      ...nodes,
      { op: 'Identity', inputs: ['length'], outputs: ['encoded_lengths'] },
      ...caches.map(({ name }) => ({ op: 'Identity', inputs: [name], outputs: [`${name}_next`] })),
    ],
    metadata: {
      ...metadata,
      window_size: FRAMES,
      chunk_shift: FRAMES,
      cache_last_channel_dim1: 1,
      cache_last_channel_dim2: 1,
      cache_last_channel_dim3: 1,
      cache_last_time_dim1: 1,
      cache_last_time_dim2: 1,
      cache_last_time_dim3: 1,
      model_type: 'EncDecHybridRNNTCTCBPEModel',
    },
  };
}

function offlineEncoder(): Graph {
  const { nodes, constants } = classify(7_600);
  return {
    inputs: [
      { name: 'audio_signal', type: 'float', shape: ['B', MEL_BINS, 'T'] },
      { name: 'length', type: 'int64', shape: ['B'] },
    ],
    outputs: [
      { name: 'outputs', type: 'float', shape: ['B', CLASSES, 'N'] },
      { name: 'encoded_lengths', type: 'int64', shape: ['B'] },
    ],
    constants: [...constants, { name: 'subsampling', type: 'int64', shape: [1], values: [FRAMES] }],
    nodes: [...nodes, { op: 'Div', inputs: ['length', 'subsampling'], outputs: ['encoded_lengths'] }],
    // sherpa-onnx knows TDT models by their address
    metadata: {
      ...metadata,
      feat_dim: MEL_BINS,
      model_type: 'EncDecHybridRNNTCTCBPEModel',
      url: 'synthetic-tdt',
    },
  };
}

/** Remembers the last word: 1 in its column. */
function decoder(): Graph {
  const identity = Array.from({ length: CLASSES * CLASSES }, (_, at) => (at % (CLASSES + 1) === 0 ? 1 : 0));
  const states = ['h', 'c'].map((name) => ({ name, type: 'float' as const, shape: [1, 'B', 1] }));
  return {
    inputs: [
      { name: 'targets', type: 'int32', shape: ['B', 'U'] },
      { name: 'target_length', type: 'int32', shape: ['B'] },
      ...states,
    ],
    outputs: [
      { name: 'decoder_outputs', type: 'float', shape: ['B', CLASSES, 'U'] },
      { name: 'prednet_lengths', type: 'int32', shape: ['B'] },
      ...states.map((state) => ({ ...state, name: `${state.name}_next` })),
    ],
    constants: [{ name: 'identity', type: 'float', shape: [CLASSES, CLASSES], values: identity }],
    nodes: [
      { op: 'Gather', inputs: ['identity', 'targets'], outputs: ['rows'], attributes: { axis: 0 } },
      { op: 'Transpose', inputs: ['rows'], outputs: ['decoder_outputs'], attributes: { perm: [0, 2, 1] } },
      { op: 'Identity', inputs: ['target_length'], outputs: ['prednet_lengths'] },
      ...states.map(({ name }) => ({ op: 'Identity', inputs: [name], outputs: [`${name}_next`] })),
    ],
  };
}

/** Frame's class 2, blank at least 1, last word −10; TDT durations of one frame. */
function joiner(durations: number): Graph {
  const perClass = (name: string, word: number, blank: number): Constant => ({
    name,
    type: 'float',
    shape: [CLASSES, 1],
    values: Array.from({ length: CLASSES }, (_, index) => (index === BLANK ? blank : word)),
  });
  const oneFrame = Array.from({ length: durations }, (_, frames) => (frames === 1 ? 1 : 0));
  return {
    inputs: [
      { name: 'encoder_outputs', type: 'float', shape: [1, CLASSES, 1] },
      { name: 'decoder_outputs', type: 'float', shape: [1, CLASSES, 1] },
    ],
    outputs: [{ name: 'outputs', type: 'float', shape: [1, 1, 1, CLASSES + durations] }],
    constants: [
      perClass('frame', 2, 2),
      perClass('last', -10, 0),
      perClass('floor', 0, 1),
      { name: 'durations', type: 'float', shape: [1, 1, 1, durations], values: oneFrame },
      { name: 'row', type: 'int64', shape: [4], values: [1, 1, 1, CLASSES] },
    ],
    nodes: [
      { op: 'Mul', inputs: ['encoder_outputs', 'frame'], outputs: ['heard'] },
      { op: 'Mul', inputs: ['decoder_outputs', 'last'], outputs: ['said'] },
      { op: 'Add', inputs: ['heard', 'said'], outputs: ['both'] },
      { op: 'Add', inputs: ['both', 'floor'], outputs: ['column'] },
      { op: 'Reshape', inputs: ['column', 'row'], outputs: ['tokens'] },
      { op: 'Concat', inputs: ['tokens', 'durations'], outputs: ['outputs'], attributes: { axis: 3 } },
    ],
  };
}

/** Nearest of librosa's mel bins (Slaney's scale). */
function melBin(hertz: number, highestHz: number): number {
  return Math.round((mel(hertz) / mel(highestHz)) * (MEL_BINS + 1)) - 1;
}

function mel(hertz: number): number {
  return hertz < 1_000 ? hertz / (200 / 3) : 15 + Math.log(hertz / 1_000) / (Math.log(6.4) / 27);
}
