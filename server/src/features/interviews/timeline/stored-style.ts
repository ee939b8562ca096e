import type { NamedStyle, StyleChoice } from '@pythia/contracts/style.ts';
import type { InterviewSession } from '../sessions-store.ts';

/** One of a user's styles, as it was when it was chosen; of none both are null. */
export interface ChosenStyle {
  choice: StyleChoice;
  named: NamedStyle | null;
}

export const asStored = ({ choice, named }: ChosenStyle): string | null =>
  choice === null ? null : JSON.stringify({ choice, named });

export const chosenIn = ({ style }: Pick<InterviewSession, 'style'>): ChosenStyle =>
  style === null ? { choice: null, named: null } : (JSON.parse(style) as ChosenStyle);
