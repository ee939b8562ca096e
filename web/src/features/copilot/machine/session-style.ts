import type { AppendedEvent } from '@pythia/contracts/interviews.ts';
import type { StyleChoice } from '@pythia/contracts/style.ts';

export type StyleEvent = Extract<AppendedEvent, { kind: 'style' }>;

export interface ChosenStyle {
  readonly choice: StyleChoice;
  readonly name: string | null;
}

export const styleName = ({ name }: ChosenStyle): string => name ?? 'No style';

export interface SessionStyle {
  readonly told: StyleEvent | null;
  readonly wished: ChosenStyle | null;
  /** Shown until the next question, or dismissed. */
  readonly switched: ChosenStyle | null;
}

export const NO_STYLE: SessionStyle = { told: null, wished: null, switched: null };

export function shownStyle({ told, wished }: SessionStyle): ChosenStyle {
  return wished ?? { choice: told?.choice ?? null, name: told?.named?.name ?? null };
}

export const wishStyle = (style: SessionStyle, wished: ChosenStyle): SessionStyle => ({
  ...style,
  wished,
  switched: wished,
});

/** Events come in any order: the newest switch counts. */
export const toldStyle = (style: SessionStyle, events: readonly AppendedEvent[]): SessionStyle => {
  const newest = events
    .filter((event) => event.kind === 'style')
    .reduce<StyleEvent | null>((known, event) => (known && known.at > event.at ? known : event), style.told);
  return newest === style.told ? style : { ...style, told: newest };
};

export const settleStyle = (style: SessionStyle, event: StyleEvent | null): SessionStyle => ({
  ...(event ? toldStyle(style, [event]) : style),
  wished: null,
  ...(event === null && { switched: null }),
});
