import { ANSWER_HEADERS } from '@pythia/contracts/answerer.ts';
import type { AnsweredBy } from './stream-answer.ts';

export const answererHeaders =
  (setHeader: (name: string, value: string) => void) =>
  ({ answered_by, stood_in, source }: AnsweredBy): void => {
    setHeader(ANSWER_HEADERS.answeredBy, encodeURIComponent(answered_by ?? ''));
    if (stood_in) setHeader(ANSWER_HEADERS.stoodIn, stood_in);
    if (source) setHeader(ANSWER_HEADERS.source, encodeURIComponent(source));
  };
