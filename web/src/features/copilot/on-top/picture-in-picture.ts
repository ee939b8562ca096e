/** What TypeScript's DOM types lack (WICG, Document Picture-in-Picture). */
interface DocumentPictureInPicture {
  /** The window that is open, or null. */
  readonly window: TopWindow | null;
  /** To be called from a click or a key; `width` and `height` are CSS pixels of its inside. */
  requestWindow(options: { width: number; height: number }): Promise<TopWindow>;
}

export type TopWindow = Window & typeof globalThis;

declare global {
  interface Window {
    documentPictureInPicture?: DocumentPictureInPicture;
  }
}

/** Calls back before the next picture of the window that is seen, or when that window closes before. */
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
