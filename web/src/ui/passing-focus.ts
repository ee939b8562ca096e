import { isElement } from './view.ts';

/** Ref callbacks for what comes and goes, so that whoever works by keyboard is never left at the top of the page. */

/**
 * What appears in the place of something else has the focus, a field with its caret at the end. When the focus is lost
 * with it, whatever had it before has it again, where that is still there.
 */
export function takesFocus(element: HTMLElement | null) {
  if (!element) return undefined;
  const { activeElement: before, body } = element.ownerDocument;
  element.focus({ preventScroll: true });
  if (isTextArea(element)) element.setSelectionRange(element.value.length, element.value.length);
  return () =>
    queueMicrotask(() => {
      // what was hidden meanwhile is back only now; a focus that has moved on stays where it is
      const isLost = body.ownerDocument.activeElement === body;
      if (isLost && isElement(before)) before.focus({ preventScroll: true });
    });
}

/**
 * What goes once it is pressed, a control or a notice around one, leaves the focus to the nearest element around it with
 * `data-focus-after` that is still there.
 */
export function givesFocusOn(going: HTMLElement | null) {
  const around: HTMLElement[] = [];
  for (let next = going?.parentElement; next; next = next.parentElement)
    if (next.hasAttribute('data-focus-after')) around.push(next);
  return () => {
    if (!going?.contains(going.ownerDocument.activeElement)) return;
    queueMicrotask(() => {
      const { activeElement, body } = going.ownerDocument;
      // what stands around it may go with it; a focus that has moved on stays where it is
      if (activeElement === body) around.find((each) => each.isConnected)?.focus({ preventScroll: true });
    });
  };
}

const isTextArea = (element: HTMLElement): element is HTMLTextAreaElement => element.matches('textarea');
