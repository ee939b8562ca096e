import { clsx } from 'clsx';
import { createElement, Fragment, type ReactNode } from 'react';

interface SpokenFormProps {
  lang?: string;
  dir?: 'auto';
  flows?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * First sentence large, then a line for each beat. Lines break only when full, so that read text stays in
 * place.
 */
export const SpokenForm = ({ lang, dir, flows = false, className, children }: SpokenFormProps) => (
  <div
    lang={lang}
    dir={dir}
    className={clsx(
      'space-y-2 leading-[1.5] *:space-y-2 dense:space-y-1 dense:leading-[1.4] dense:*:space-y-1 short:leading-[1.4] [&_p]:text-wrap',
      flows ? FIRST_OF_TEXT : FIRST_BEAT,
      className,
    )}
  >
    {children}
  </div>
);

const FIRST_BEAT =
  '[&>div:first-child>p:first-child]:text-[1.25em] [&>div:first-child>p:first-child]:leading-[1.3] [&>div:first-child>p:first-child]:font-semibold';
const FIRST_OF_TEXT =
  '[&>div:first-child>p:first-child>span:first-child]:mb-2 [&>div:first-child>p:first-child>span:first-child]:block [&>div:first-child>p:first-child>span:first-child]:text-[1.25em] [&>div:first-child>p:first-child>span:first-child]:leading-[1.3] [&>div:first-child>p:first-child>span:first-child]:font-semibold';

export const SpokenBeats = ({ beats }: { beats: readonly ReactNode[] }) => (
  <SpokenForm className="text-spoken text-ink">
    <div>{createElement(Fragment, null, ...beats.map(inParagraph))}</div>
  </SpokenForm>
);

const inParagraph = (beat: ReactNode): ReactNode => <p>{beat}</p>;

const NUMBER = /(?<![\p{L}\p{N}_-])([$€£¥]?\d+(?:[.,:/–-]\d+)*(?:\p{L}{1,3}(?!\p{L})|\s?%|\+)?)/u;

export const withNumbers = (text: string): ReactNode =>
  createElement(
    Fragment,
    null,
    ...text
      .split(NUMBER) // numbers are the odd parts
      .map((piece, place) => (place % 2 === 1 ? strong(piece) : piece)),
  );

const strong = (number: string): ReactNode => <b className="font-bold text-ink">{number}</b>;
