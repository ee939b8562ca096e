import type { TopWindow } from './picture-in-picture.ts';

const SIZE = { width: 460, height: 640 };

/**
 * Call it from a click or key.
 * @throws DOMException where the browser refuses
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

/** Copied from its rules, as an outage could prevent fetching. */
function copyFor({ CSSStyleSheet }: TopWindow, sheet: CSSStyleSheet): CSSStyleSheet {
  const copy = new CSSStyleSheet({ baseURL: sheet.href ?? document.baseURI });
  copy.replaceSync([...sheet.cssRules].map(({ cssText }) => cssText).join('\n'));
  return copy;
}

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

/** Moves an element into any document; focus and scrolling stay. */
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

/** Blur handlers would end what is being written, though the focus comes back. */
function silently(view: Window, move: () => void): void {
  for (const type of ['blur', 'focusout']) view.addEventListener(type, silence, true);
  move();
  for (const type of ['blur', 'focusout']) view.removeEventListener(type, silence, true);
}
