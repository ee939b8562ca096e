import { InferenceSession, Tensor } from 'onnxruntime-node';

export interface FloatRows {
  numbers: Float32Array;
  columns: number;
}

export interface OnnxModel {
  /** @throws Error for inputs of another shape */
  run(inputs: Readonly<Record<string, FloatRows | readonly number[]>>): Promise<Record<string, FloatRows>>;
}

/** @throws Error for a broken file, or without a runtime for this machine */
export async function openModel(file: string): Promise<OnnxModel> {
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

function tensorOf(input: FloatRows | readonly number[]): Tensor {
  if ('numbers' in input)
    return new Tensor('float32', input.numbers, [input.numbers.length / input.columns, input.columns]);
  return new Tensor('int64', BigInt64Array.from(input, BigInt), [1, input.length]);
}

const rowsOf = ({ data, dims }: Tensor): FloatRows => ({
  numbers: data as Float32Array,
  columns: dims.at(-1) ?? 1,
});
