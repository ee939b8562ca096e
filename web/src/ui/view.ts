import { createContext, useContext } from 'react';

/** Window that shows a part: the script's own, or the picture-in-picture one. */
export interface View {
  window: Window & typeof globalThis;
  overlays: HTMLElement | undefined;
}

const OWN_VIEW: View = { window: globalThis as View['window'], overlays: undefined };

export const ViewContext = createContext(OWN_VIEW);

/** Take timers, listeners and frames from here: those of a hidden window stand still. */
export const useView = (): View => useContext(ViewContext);

/** `instanceof` fails across windows, whose classes differ. */
export const isElement = (target: EventTarget | null): target is HTMLElement =>
  target !== null && 'matches' in target;
