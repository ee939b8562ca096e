import { readDraft, useDraft } from '#browser/draft.ts';

/** The draft's name. */
const NAME = 'free-job-title';

/** The job that the next free session is for, as far as this tab knows one. */
export const readJobTitle = (): string => readDraft(NAME);
export const useJobTitle = () => useDraft(NAME);
