import { createContext, useContext } from 'react';

/** Where a part of the page is shown: usually in the window whose script it belongs to. */
export interface View {
  window: Window & typeof globalThis;
  /** What floats above that part is put here; undefined: at the end of the page. */
  overlays: HTMLElement | undefined;
}

const OWN_VIEW: View = { window: globalThis as View['window'], overlays: undefined };

export const ViewContext = createContext(OWN_VIEW);

/**
 * For listeners, observers, frames and media queries: those of another window stand still while it is out of
 * sight. An effect that uses one begins anew when the part moves.
 */
export const useView = (): View => useContext(ViewContext);

/** Also for elements of another window, which are no instances of this one's classes. */
export const isElement = (target: EventTarget | null): target is HTMLElement =>
  target !== null && 'matches' in target;
