import { type LanguageModel, ModelError } from './language-model.ts';

export const noModel: LanguageModel = {
  label: null,
  // oxlint-disable-next-line require-yield
  async *stream() {
    throw new ModelError('absent', 'There is no language model');
  },
  close: async () => {},
};
