import { isElement } from './view.ts';

/** ref callbacks that keep keyboard focus where elements come and go */

/** Focuses on appearing, caret at the end; lost focus returns to the previous element. */
export function takesFocus(element: HTMLElement | null) {
  if (!element) return undefined;
  const { activeElement: before, body } = element.ownerDocument;
  element.focus({ preventScroll: true });
  if (isTextArea(element)) element.setSelectionRange(element.value.length, element.value.length);
  return () =>
    queueMicrotask(() => {
      // hidden parts are back only now; moved focus stays
      const isLost = body.ownerDocument.activeElement === body;
      if (isLost && isElement(before)) before.focus({ preventScroll: true });
    });
}

/** Passes focus to the nearest `data-focus-after` around that remains. */
export function givesFocusOn(going: HTMLElement | null) {
  const around: HTMLElement[] = [];
  for (let next = going?.parentElement; next; next = next.parentElement)
    if (next.hasAttribute('data-focus-after')) around.push(next);
  return () => {
    if (!going?.contains(going.ownerDocument.activeElement)) return;
    queueMicrotask(() => {
      const { activeElement, body } = going.ownerDocument;
      // surroundings may go too; moved focus stays
      if (activeElement === body) around.find((each) => each.isConnected)?.focus({ preventScroll: true });
    });
  };
}

const isTextArea = (element: HTMLElement): element is HTMLTextAreaElement => element.matches('textarea');
