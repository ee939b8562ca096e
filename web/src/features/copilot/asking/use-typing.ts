import { type RefObject, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether a question is being typed, in a box that is seen only then where there is no room for it. */
export interface Typing {
  box: RefObject<HTMLTextAreaElement | null>;
  isOn: boolean;
  begin: () => void;
  end: () => void;
}

export function useTyping(): Typing {
  const box = useRef<HTMLTextAreaElement>(null);
  const [isOn, setIsOn] = useState(false);
  const begin = useCallback(() => {
    flushSync(() => setIsOn(true)); // what is not seen takes no focus
    box.current?.focus();
  }, []);
  const end = useCallback(() => setIsOn(false), []);
  return { box, isOn, begin, end };
}
