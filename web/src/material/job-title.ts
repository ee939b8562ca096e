import { readDraft, useDraft } from '#browser/draft.ts';

/** Draft name. */
const NAME = 'free-job-title';

/** Empty: unknown to this tab. */
export const readJobTitle = (): string => readDraft(NAME);
export const useJobTitle = () => useDraft(NAME);
