/** A file and what it must be; also written beside the files that come out of an archive. */
export interface ModelFile {
  name: string;
  bytes: number;
  sha256: string;
}

interface Model {
  /** The folder below the models directory, and the name at the publisher's. */
  name: string;
  licence: 'CC-BY-4.0' | 'CC-BY-SA';
}

/** Published file by file. */
export interface LooseModel extends Model {
  files: readonly ModelFile[];
}

/** Published as one .tar.bz2, whose files are known by name only until it is unpacked. */
export interface ArchivedModel extends Model {
  archive: { bytes: number; sha256: string };
  contents: readonly string[];
}

export type CatalogueModel = LooseModel | ArchivedModel;

/** Where models come from; tests and mirrors put their own. */
export interface ModelSources {
  /** `<files>/<model>/resolve/main/<file>` */
  files: string;
  /** `<archives>/<model>.tar.bz2` */
  archives: string;
}

export const PUBLIC_SOURCES: ModelSources = {
  files: 'https://huggingface.co/csukuangfj',
  archives: 'https://github.com/k2-fsa/sherpa-onnx/releases/download/asr-models',
};

/** NVIDIA's FastConformer, 80 ms steps: interim words. */
export const STREAMING: LooseModel = {
  name: 'sherpa-onnx-nemo-streaming-fast-conformer-transducer-en-80ms-int8',
  licence: 'CC-BY-4.0',
  files: [
    {
      name: 'encoder.int8.onnx',
      bytes: 131_507_579,
      sha256: '8b982c67b45e3b735d3fee49a4fea525b3149b450ba437f4c8a933f4aa6744c0',
    },
    {
      name: 'decoder.int8.onnx',
      bytes: 3_955_863,
      sha256: '76eec598da07c204747a859a723b99077ef0bbdc19ef4b3f51eb43275662475d',
    },
    {
      name: 'joiner.int8.onnx',
      bytes: 1_408_182,
      sha256: '67f4291dc170fd06b3695a8511f5199fd5965ee3c77cfbd59afc10e145f173f2',
    },
    {
      name: 'tokens.txt',
      bytes: 11_896,
      sha256: '618dc110fc2213886b52e063ff42329bbdf37a266ca7705184090fa5f39f3131',
    },
  ],
};

/** NVIDIA's Parakeet TDT 110M: the final, cased and punctuated text. */
export const OFFLINE: ArchivedModel = {
  name: 'sherpa-onnx-nemo-parakeet_tdt_transducer_110m-en-36000-int8',
  licence: 'CC-BY-4.0',
  archive: { bytes: 108_035_095, sha256: 'f628312e9fdf8686374cb01a69425c41732529d540860311f16f37cbc32cfe9b' },
  contents: ['encoder.int8.onnx', 'decoder.int8.onnx', 'joiner.int8.onnx', 'tokens.txt'],
};

/** Banafo's Kroko: one small model for weak machines; its finals come a second later. */
export const LIGHT: LooseModel = {
  name: 'sherpa-onnx-streaming-zipformer-en-kroko-2025-08-06',
  licence: 'CC-BY-SA',
  files: [
    {
      name: 'encoder.onnx',
      bytes: 70_092_599,
      sha256: 'd4881c57449d581e0770fd53fa66c2fdc6cd167d92ece7c715e603defc96d9d4',
    },
    {
      name: 'decoder.onnx',
      bytes: 617_488,
      sha256: '455ba38466fce8d5a57e7db68a323b684079ca4d9e1dd93a740d9b2429aae3b1',
    },
    {
      name: 'joiner.onnx',
      bytes: 336_817,
      sha256: 'd406f616736350e2a7df3e39398b78eb2fc1a2ca6973a19d3853fa3227e25b52',
    },
    {
      name: 'tokens.txt',
      bytes: 6_310,
      sha256: '396dbeb5f4858875690716084f54e90d339679d0ba3e6b5b584f3d7589254d2d',
    },
  ],
};
