import { isElement } from './view.ts';

/** Focuses on appearing, caret at the end; when it goes, focus returns to where it was. */
export function takesFocus(element: HTMLElement | null) {
  if (!element) return undefined;
  const { activeElement: before, body } = element.ownerDocument;
  element.focus({ preventScroll: true });
  if (isTextArea(element)) element.setSelectionRange(element.value.length, element.value.length);
  return () =>
    queueMicrotask(() => {
      // the previous element may have been hidden until now
      const isLost = body.ownerDocument.activeElement === body;
      if (isLost && isElement(before)) before.focus({ preventScroll: true });
    });
}

/** The focus passes to the nearest remaining element that has `data-focus-after`. */
export function givesFocusOn(going: HTMLElement | null) {
  const around: HTMLElement[] = [];
  for (let next = going?.parentElement; next; next = next.parentElement)
    if (next.hasAttribute('data-focus-after')) around.push(next);
  return () => {
    if (!going?.contains(going.ownerDocument.activeElement)) return;
    queueMicrotask(() => {
      const { activeElement, body } = going.ownerDocument;
      if (activeElement === body) around.find((each) => each.isConnected)?.focus({ preventScroll: true });
    });
  };
}

const isTextArea = (element: HTMLElement): element is HTMLTextAreaElement => element.matches('textarea');
