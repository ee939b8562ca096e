import type { readCustomization } from '@pythia/contracts/customization.ts';
import type { ReplyOf } from '@pythia/contracts/endpoint.ts';

/** What the user has chosen, and which version of it that is. */
export type Known = ReplyOf<typeof readCustomization>;

export const CUSTOMIZATION_KEY = ['customization'] as const;

/** The draft of what was changed and has not reached the server. */
export const UNSAVED_CUSTOMIZATION = 'customization';
