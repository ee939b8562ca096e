import { InferenceSession, Tensor } from 'onnxruntime-node';

/** Numbers in rows, one after the other. */
export interface Rows {
  numbers: Float32Array;
  columns: number;
}

/** A model in ONNX, run on the processor by one thread. */
export interface Model {
  /** @throws Error for inputs that are not the model's */
  run(inputs: Readonly<Record<string, Rows | readonly number[]>>): Promise<Record<string, Rows>>;
}

/** @throws Error where the file is no model, or where there is no runtime for this machine */
export async function openModel(file: string): Promise<Model> {
  const session = await InferenceSession.create(file, {
    executionProviders: ['cpu'],
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    graphOptimizationLevel: 'all',
    logSeverityLevel: 3,
  });
  return {
    async run(inputs) {
      const feeds = Object.fromEntries(
        Object.entries(inputs).map(([name, input]) => [name, tensorOf(input)]),
      );
      const outputs = await session.run(feeds);
      return Object.fromEntries(Object.entries(outputs).map(([name, tensor]) => [name, rowsOf(tensor)]));
    },
  };
}

/** Ids of tokens are whole numbers of 64 bits. */
function tensorOf(input: Rows | readonly number[]): Tensor {
  if ('numbers' in input)
    return new Tensor('float32', input.numbers, [input.numbers.length / input.columns, input.columns]);
  return new Tensor('int64', BigInt64Array.from(input, BigInt), [1, input.length]);
}

const rowsOf = ({ data, dims }: Tensor): Rows => ({
  numbers: data as Float32Array,
  columns: dims.at(-1) ?? 1,
});
