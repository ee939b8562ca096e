import { type RefObject, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether a question is being typed, in a box that is seen only then where there is no room for it. */
export interface Typing {
  isOn: boolean;
  begin: () => void;
  end: () => void;
}

export function useTyping(box: RefObject<HTMLTextAreaElement | null>): Typing {
  const [isOn, setIsOn] = useState(false);
  const begin = useCallback(() => {
    flushSync(() => setIsOn(true)); // what is not seen takes no focus
    box.current?.focus();
  }, [box]);
  const end = useCallback(() => setIsOn(false), []);
  return { isOn, begin, end };
}
