import type { AppendedEvent } from '@pythia/contracts/interviews.ts';
import type { StyleChoice } from '@pythia/contracts/style.ts';

export type StyleEvent = Extract<AppendedEvent, { kind: 'style' }>;

/** One of the user's styles by its name, or none. */
export interface ChosenStyle {
  readonly choice: StyleChoice;
  readonly name: string | null;
}

export const styleName = ({ name }: ChosenStyle): string => name ?? 'No style';

/** The style in which a session is answered. */
export interface SessionStyle {
  /** The newest switch that the server has told of, made here or elsewhere. */
  readonly told: StyleEvent | null;
  /** What was chosen here and the server has not taken yet. */
  readonly wished: ChosenStyle | null;
  /** The last switch made here, until something is asked or its reader puts it away. */
  readonly switched: ChosenStyle | null;
}

export const NO_STYLE: SessionStyle = { told: null, wished: null, switched: null };

/** As the window shows it. */
export function shownStyle({ told, wished }: SessionStyle): ChosenStyle {
  return wished ?? { choice: told?.choice ?? null, name: told?.named?.name ?? null };
}

export const wishStyle = (style: SessionStyle, wished: ChosenStyle): SessionStyle => ({
  ...style,
  wished,
  switched: wished,
});

/** Switches are told in pages, over the socket and in a reply, in any order: the newest counts. */
export const toldStyle = (style: SessionStyle, events: readonly AppendedEvent[]): SessionStyle => {
  const newest = events
    .filter((event) => event.kind === 'style')
    .reduce<StyleEvent | null>((known, event) => (known && known.at > event.at ? known : event), style.told);
  return newest === style.told ? style : { ...style, told: newest };
};

/** The server has taken what was wished last, or refused it. */
export const settleStyle = (style: SessionStyle, event: StyleEvent | null): SessionStyle => ({
  ...(event ? toldStyle(style, [event]) : style),
  wished: null,
  ...(event === null && { switched: null }),
});
