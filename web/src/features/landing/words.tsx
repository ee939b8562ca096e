import type { CSSProperties, ReactNode } from 'react';
import { withNumbers } from '#answers/spoken-form.tsx';

export interface Pacing {
  text: string;
  /** Milliseconds before the first word, and from word to word. */
  from: number;
  pace: number;
}

/** A sentence that arrives word by word. Its space is kept from the start; without motion it is simply there. */
export function Words({ text, from, pace }: Pacing): ReactNode {
  return (
    <span style={{ '--from': `${from}ms`, '--pace': `${pace}ms` } as CSSProperties}>
      {text.split(' ').map((word, turn) => (
        // a sentence never changes its order
        // oxlint-disable-next-line react/no-array-index-key
        <span key={turn} className="word" style={{ '--turn': turn } as CSSProperties}>
          {withNumbers(`${word} `)}
        </span>
      ))}
    </span>
  );
}

/** For the class `word`, on something that appears as a whole. */
export const appearsAt = (ms: number): CSSProperties =>
  ({ '--from': `${ms}ms`, '--pace': '0ms', '--turn': 0 }) as CSSProperties;

/** When the last of the words is there, in milliseconds. */
export const lastWordAt = ({ text, from, pace }: Pacing): number => from + text.split(' ').length * pace;
