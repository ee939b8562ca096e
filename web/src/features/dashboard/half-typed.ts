import { useEffect } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Inputs that hold a choice and no text, and are done with once they are changed. */
const CHOICES = new Set(['button', 'checkbox', 'color', 'file', 'radio', 'range', 'reset', 'submit']);

let typedInto: Field[] = [];

/** Whether there is text in a field of this page that somebody has typed into since it came. */
export const isHalfTyped = (): boolean =>
  typedInto.some((field) => field.isConnected && field.value.trim() !== '');

/** Notes which fields are typed into while an area is on the screen. */
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
