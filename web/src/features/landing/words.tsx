import type { CSSProperties } from 'react';

interface WordsProps {
  text: string;
  /** Milliseconds before the first word, and from word to word. */
  from: number;
  pace: number;
}

/** A sentence that arrives word by word. Its space is kept from the start; without motion it is simply there. */
export function Words({ text, from, pace }: WordsProps) {
  return text.split(' ').map((word, turn) => {
    const style = { '--from': `${from}ms`, '--pace': `${pace}ms`, '--turn': turn } as CSSProperties;
    return (
      // a sentence never changes its order
      // oxlint-disable-next-line react/no-array-index-key
      <span key={turn} className="word" style={style}>
        {word}{' '}
      </span>
    );
  });
}

/** When the last of the words is there, in milliseconds. */
export const lastWordAt = ({ text, from, pace }: WordsProps): number => from + text.split(' ').length * pace;
