type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps text typed before hydration.
 * @returns puts it back so that components notice
 */
export function takeTypedText(root: HTMLElement): () => void {
  const typed = [...root.querySelectorAll<TextControl>('input, textarea')]
    .filter((control) => control.value !== control.defaultValue)
    .map((control) => ({ control, text: control.value }));
  for (const { control } of typed) control.value = control.defaultValue;
  return () => {
    for (const { control, text } of typed) {
      // React replaces the element's setter; the prototype's setter makes it notice
      const prototype = Object.getPrototypeOf(control) as TextControl;
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
}
