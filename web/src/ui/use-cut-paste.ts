import { type ClipboardEvent, type InputEvent, useState } from 'react';

/** Notes when a pasted text was longer than its field takes: the browser cuts it and says nothing. */
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
    if (nativeEvent.inputType !== 'insertFromPaste') setCutAt(null); // it is being put right
  };
  return { cutAt, handlers: { onPaste, onInput } };
}

const isField = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
