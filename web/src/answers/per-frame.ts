export interface FrameBatch {
  add(text: string): void;
  flush(): void;
}

export function batchPerFrame(
  passOn: (text: string) => void,
  nextFrame: (callback: () => void) => unknown,
): FrameBatch {
  let waiting = '';
  const flush = () => {
    if (waiting === '') return;
    const text = waiting;
    waiting = '';
    passOn(text);
  };
  const add = (text: string) => {
    if (waiting === '') nextFrame(flush);
    waiting += text;
  };
  return { add, flush };
}
