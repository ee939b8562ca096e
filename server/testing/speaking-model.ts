import type { LanguageModel } from '#providers/llm/language-model.ts';

export const speakingModel = (
  stream: LanguageModel['stream'],
  own: Partial<LanguageModel> = {},
): LanguageModel => ({
  label: { name: 'Test model', kind: 'local' },
  stream,
  close: async () => {},
  ...own,
});
