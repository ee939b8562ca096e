import { createContext, useContext } from 'react';

/** The window that shows a part; usually the script's own. */
export interface View {
  window: Window & typeof globalThis;
  /** Container of floating parts; undefined: the page's end. */
  overlays: HTMLElement | undefined;
}

const OWN_VIEW: View = { window: globalThis as View['window'], overlays: undefined };

export const ViewContext = createContext(OWN_VIEW);

/**
 * Use its listeners, observers and frames: a hidden window's stand still. Effects restart when the part moves.
 */
export const useView = (): View => useContext(ViewContext);

/** Works across windows, whose classes differ. */
export const isElement = (target: EventTarget | null): target is HTMLElement =>
  target !== null && 'matches' in target;
