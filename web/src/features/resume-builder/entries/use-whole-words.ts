import { type ChangeEvent, type ClipboardEvent, useRef } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement;

export function useWholeWords(onText: (text: string) => void) {
  /** Characters of a cut word before the caret. */
  const rest = useRef(0);
  return {
    onPaste: ({ currentTarget: control, clipboardData }: ClipboardEvent<Control>) => {
      const pasted = clipboardData.getData('text').replaceAll('\r\n', '\n');
      const selected = (control.selectionEnd ?? 0) - (control.selectionStart ?? 0);
      const fitting = pasted.slice(0, control.maxLength - control.value.length + selected);
      const isWithinWord = /^\S/.test(pasted.slice(fitting.length)) && /\s\S+$/.test(fitting);
      rest.current = isWithinWord ? fitting.length - fitting.replace(/\s+\S+$/, '').length : 0;
    },
    onChange: ({ target }: ChangeEvent<Control>) => {
      const caret = target.selectionEnd ?? target.value.length;
      onText(target.value.slice(0, caret - rest.current) + target.value.slice(caret));
      rest.current = 0;
    },
  };
}
