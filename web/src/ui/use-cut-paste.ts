import { type ClipboardEvent, type InputEvent, useState } from 'react';

/** Browsers cut a paste at the field's limit silently; this notes it. */
export function useCutPaste() {
  const [cutAt, setCutAt] = useState<number | null>(null);
  const onPaste = ({ target, clipboardData }: ClipboardEvent) => {
    if (!isField(target)) return;
    const selected = (target.selectionEnd ?? 0) - (target.selectionStart ?? 0);
    const room = target.maxLength - target.value.length + selected;
    const isCut = target.maxLength >= 0 && clipboardData.getData('text').length > room;
    setCutAt(isCut ? target.maxLength : null);
  };
  const onInput = ({ nativeEvent }: InputEvent) => {
    if (nativeEvent.inputType !== 'insertFromPaste') setCutAt(null);
  };
  return { cutAt, handlers: { onPaste, onInput } };
}

const isField = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
