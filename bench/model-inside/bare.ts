import { importLlama, type LlamaToken } from '../../server/src/providers/llm/inside/node-llama-cpp.ts';

/*
 * Bare node-llama-cpp as documented: one model and sequence. `{ system, question }` gets `first`, then `ended`.
 */

const [packages = '', weights = '', threads = '1'] = process.argv.slice(2);
const MAX_TOKENS = 8;

const llamaCpp = await importLlama(packages);
const llama = await llamaCpp.getLlama({
  gpu: 'auto',
  build: 'never',
  skipDownload: true,
  progressLogs: false,
  logLevel: 'disabled',
  maxThreads: Number(threads),
});
const model = await llama.loadModel({ modelPath: weights });
const context = await model.createContext({
  contextSize: 8_192,
  batchSize: 512,
  sequences: 1,
  threads: Number(threads),
});
const completion = new llamaCpp.LlamaCompletion({
  contextSequence: context.getSequence({ checkpoints: { max: 1, interval: false } }),
});

const tokensOf = (system: string, question: string): LlamaToken[] => [
  ...model.tokenize('<|im_start|>system\n', true),
  ...model.tokenize(system, false),
  ...model.tokenize('<|im_end|>\n<|im_start|>user\n', true),
  ...model.tokenize(question, false),
  ...model.tokenize('<|im_end|>\n<|im_start|>assistant\n', true),
];

process.on('message', ({ system, question }: { system: string; question: string }) => {
  let hasText = false;
  void completion
    .generateCompletionWithMeta(tokensOf(system, question), {
      signal: new AbortController().signal,
      maxTokens: MAX_TOKENS,
      temperature: 0,
      topK: 20,
      topP: 0.8,
      repeatPenalty: { penalty: 1.1, lastTokens: 64 },
      disableContextShift: true,
      onTextChunk: () => {
        if (!hasText) process.send?.('first');
        hasText = true;
      },
      onToken: () => {},
    })
    .then(() => process.send?.('ended'));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
