/** Missing in TypeScript's DOM types (WICG, Document Picture-in-Picture). */
interface DocumentPictureInPicture {
  readonly window: TopWindow | null;
  /** Call it from a click or key; CSS pixels of the inside. */
  requestWindow(options: { width: number; height: number }): Promise<TopWindow>;
}

export type TopWindow = Window & typeof globalThis;

declare global {
  interface Window {
    documentPictureInPicture?: DocumentPictureInPicture;
  }
}

/** Calls back before the next frame of the window that is seen, or when that window closes. */
export function nextSeenFrame(callback: () => void): void {
  const seen = window.documentPictureInPicture?.window ?? window;
  const once = (): void => {
    seen.removeEventListener('pagehide', once);
    seen.cancelAnimationFrame(frame);
    callback();
  };
  const frame = seen.requestAnimationFrame(once);
  if (seen !== window) seen.addEventListener('pagehide', once);
}
