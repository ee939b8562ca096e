import type { readCustomization } from '@pythia/contracts/customization.ts';
import type { ReplyOf } from '@pythia/contracts/endpoint.ts';

export type Known = ReplyOf<typeof readCustomization>;

export const CUSTOMIZATION_KEY = ['customization'] as const;

export const UNSAVED_CUSTOMIZATION = 'customization';
