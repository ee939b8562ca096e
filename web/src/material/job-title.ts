import { readDraft, useDraft } from '#browser/draft.ts';

const NAME = 'free-job-title';

export const readJobTitle = (): string => readDraft(NAME);
export const useJobTitle = () => useDraft(NAME);
