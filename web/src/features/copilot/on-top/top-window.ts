import type { TopWindow } from './picture-in-picture.ts';

/** Small enough to stand beside a call. */
const SIZE = { width: 460, height: 640 };

/**
 * Opens an empty window on top of all others that looks as this one does. To be called from a click or a key.
 * @throws DOMException where the browser refuses it
 */
export async function openOnTop(): Promise<TopWindow> {
  const opened = await window.documentPictureInPicture!.requestWindow(SIZE);
  const page = opened.document;
  page.open();
  // oxlint-disable-next-line typescript/no-deprecated -- an empty window is in quirks mode, and nothing else ends that
  page.write(`<!doctype html><html lang="${document.documentElement.lang}"><body></body></html>`);
  page.close();
  page.title = document.title;
  page.adoptedStyleSheets = [...document.styleSheets].map((sheet) => copyFor(opened, sheet));
  followTheme(opened);
  return opened;
}

/** Made of its rules, as it stands: nothing is fetched, which an outage could prevent. */
function copyFor({ CSSStyleSheet }: TopWindow, sheet: CSSStyleSheet): CSSStyleSheet {
  const copy = new CSSStyleSheet({ baseURL: sheet.href ?? document.baseURI });
  copy.replaceSync([...sheet.cssRules].map(({ cssText }) => cssText).join('\n'));
  return copy;
}

/** Also when it is chosen anew in another window. */
function followTheme(opened: TopWindow): void {
  const { documentElement: here } = document;
  const { documentElement: there } = opened.document;
  const copy = (): void => {
    if (here.dataset['theme'] === undefined) delete there.dataset['theme'];
    else there.dataset['theme'] = here.dataset['theme'];
  };
  copy();
  const changes = new MutationObserver(copy);
  changes.observe(here, { attributeFilter: ['data-theme'] });
  opened.addEventListener('pagehide', () => changes.disconnect());
}

/**
 * Moves an element into another place, in whatever document, without its noticing: what had the focus has it
 * still, and boxes stay scrolled as far as they were.
 */
export function moveInto(place: Element, element: HTMLElement, scrolled: Iterable<Element>): void {
  const before = element.ownerDocument;
  const focused = before.activeElement;
  const wasSeenFocused = focused?.matches(':focus-visible') && element.contains(focused);
  const positions = [...scrolled].map((box) => ({ box, top: box.scrollTop, left: box.scrollLeft }));
  silently(before.defaultView!, () => place.append(element));
  for (const { box, top, left } of positions) box.scrollTo({ top, left, behavior: 'instant' });
  if (wasSeenFocused) (focused as HTMLElement).focus({ preventScroll: true });
}

const silence = (event: Event): void => event.stopImmediatePropagation();

/** A focus that is about to come back is not lost: who hears of it would end what is being written. */
function silently(view: Window, move: () => void): void {
  for (const type of ['blur', 'focusout']) view.addEventListener(type, silence, true);
  move();
  for (const type of ['blur', 'focusout']) view.removeEventListener(type, silence, true);
}
