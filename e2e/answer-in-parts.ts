import type { AnswerPart } from '@pythia/contracts/answer-parts.ts';

export const answerInParts = (...parts: AnswerPart[]) => ({
  contentType: 'text/event-stream',
  body: [...parts, END].map(asEvent).join(''),
});

const END: AnswerPart = { type: 'end', state: 'complete', usage: null };

const asEvent = ({ type, ...data }: AnswerPart): string =>
  `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
