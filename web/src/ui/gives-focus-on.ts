/**
 * The ref of a control that goes when it is pressed, as an Undo does. Whoever works by keyboard goes on at the
 * nearest element around it that has `data-focus-after`, and not at the page's top.
 */
export function givesFocusOn(control: HTMLElement | null) {
  const next = control?.closest<HTMLElement>('[data-focus-after]');
  return () => {
    if (control?.ownerDocument.activeElement === control) next?.focus({ preventScroll: true });
  };
}
