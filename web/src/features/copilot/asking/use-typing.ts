import { type RefObject, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

export interface Typing {
  isOn: boolean;
  begin: () => void;
  end: () => void;
}

export function useTyping(box: RefObject<HTMLTextAreaElement | null>): Typing {
  const [isOn, setIsOn] = useState(false);
  const begin = useCallback(() => {
    flushSync(() => setIsOn(true)); // a hidden box takes no focus
    box.current?.focus();
  }, [box]);
  const end = useCallback(() => setIsOn(false), []);
  return { isOn, begin, end };
}
