import type { CSSProperties, ReactNode } from 'react';
import { withNumbers } from '#answers/spoken-form.tsx';

export interface Pacing {
  text: string;
  /** Milliseconds until the first word; `pace`: between words. */
  from: number;
  pace: number;
}

/** Appears word by word in reserved space; at once without motion. */
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

export const appearsAt = (ms: number): CSSProperties =>
  ({ '--from': `${ms}ms`, '--pace': '0ms', '--turn': 0 }) as CSSProperties;

export const lastWordAt = ({ text, from, pace }: Pacing): number => from + text.split(' ').length * pace;
