import { useRef, useState } from 'react';
import { questionLimit } from '#answers/exchange.ts';
import type { QuestionEditing } from '#answers/question-header.tsx';
import type { Copilot } from './copilot.ts';
import type { ShownExchange } from './use-shown-exchange.ts';

/** Editing of the question that is shown; null while there is none, or no question can be asked any more. */
export function useQuestionEditing(
  copilot: Copilot,
  shown: ShownExchange | null,
  over: boolean,
): QuestionEditing | null {
  const [edited, setEdited] = useState<number | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  if (!shown || over) return null;
  const { exchange } = shown;
  return {
    isOpen: edited === exchange.id,
    field,
    limit: questionLimit(exchange.question),
    onOpen: () => {
      setEdited(exchange.id);
      field.current?.focus(); // where it is open already
    },
    onAsk: (text) => {
      setEdited(null);
      copilot.askAnew(exchange, text);
    },
    onLeave: () => setEdited(null),
  };
}
