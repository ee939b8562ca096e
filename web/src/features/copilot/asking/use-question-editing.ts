import { useRef, useState } from 'react';
import { questionLimit } from '#answers/exchange.ts';
import type { QuestionEditing } from '#answers/question-header.tsx';
import type { Copilot } from '../copilot.ts';
import type { ShownExchange } from '../screen/use-shown-exchange.ts';

export function useQuestionEditing(
  copilot: Copilot,
  shown: ShownExchange | null,
  over: boolean,
): QuestionEditing | null {
  const [drafts, setDrafts] = useState<ReadonlyMap<number, string>>(new Map());
  const field = useRef<HTMLTextAreaElement>(null);
  if (!shown || over) return null;
  const { exchange } = shown;
  const { id, question } = exchange;
  const draft = drafts.get(id);
  const write = (words: string) => setDrafts((known) => new Map(known).set(id, words));
  const close = () => setDrafts((known) => new Map([...known].filter(([edited]) => edited !== id)));
  return {
    draft: draft ?? null,
    field,
    limit: questionLimit(question),
    onOpen: () => {
      if (draft === undefined) write(question.text);
      field.current?.focus(); // the editor may be open already
    },
    onWrite: write,
    onAsk: (text) => {
      close();
      copilot.asking.askAnew(exchange, text);
    },
    onLeave: close,
  };
}
