import type { PreparedAnswer } from '@pythia/contracts/prepared.ts';

const SOURCES: Record<PreparedAnswer['source'], string | null> = {
  story: 'From your own stories.',
  fact: 'From your answer to a question about facts.',
  frame: 'From what you filled in.',
  model: 'Written by the language model from your material. Check every word.',
  own: null,
};

export const sourceWords = ({ source, story }: Pick<PreparedAnswer, 'source' | 'story'>): string | null =>
  story === null ? SOURCES[source] : `From your story “${story}”.`;
