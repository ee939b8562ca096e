import type { NamedStyle, Style, StyleChoice } from '@pythia/contracts/style.ts';
import type { InterviewSession } from '../sessions-store.ts';

/** One of a user's styles, as it was when it was chosen; of none both are null. */
export interface ChosenStyle {
  choice: StyleChoice;
  named: NamedStyle | null;
}

type WithStyle = Pick<InterviewSession, 'style'>;

export const asStored = ({ choice, named }: ChosenStyle): string | null =>
  choice === null ? null : JSON.stringify({ choice, named });

export const chosenIn = ({ style }: WithStyle): ChosenStyle =>
  style === null ? { choice: null, named: null } : (JSON.parse(style) as ChosenStyle);

/** The style in which a session is answered. */
export const styleIn = (session: WithStyle): Style | null => chosenIn(session).named?.style ?? null;
