type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Takes what was typed (or filled in by the browser) before the page came alive out of its fields.
 * @returns puts it back, in a way that the components hear; to be called once the page is hydrated
 */
export function takeTypedText(root: HTMLElement): () => void {
  const typed = [...root.querySelectorAll<TextControl>('input, textarea')]
    .filter((control) => control.value !== control.defaultValue)
    .map((control) => ({ control, text: control.value }));
  for (const { control } of typed) control.value = control.defaultValue;
  return () => {
    for (const { control, text } of typed) {
      // React watches the element's own setter: the prototype's leaves a difference for it to notice
      const prototype = Object.getPrototypeOf(control) as TextControl;
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
}
