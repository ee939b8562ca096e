import { useEffect } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** These inputs hold a choice, not half-typed text. */
const CHOICES = new Set(['button', 'checkbox', 'color', 'file', 'radio', 'range', 'reset', 'submit']);

let typedInto: Field[] = [];

/** Whether a field of this page holds text that somebody typed. */
export const isHalfTyped = (): boolean =>
  typedInto.some((field) => field.isConnected && field.value.trim() !== '');

export function useTypingNoted(): void {
  useEffect(() => {
    document.addEventListener('input', note, true);
    return () => {
      document.removeEventListener('input', note, true);
      typedInto = [];
    };
  }, []);
}

function note({ target }: Event): void {
  if (!isTextField(target)) return;
  typedInto = [...typedInto.filter((field) => field.isConnected && field !== target), target];
}

const isTextField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !CHOICES.has(target.type));
