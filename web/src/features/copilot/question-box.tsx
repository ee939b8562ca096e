import { LIMITS } from '@pythia/contracts/limits.ts';
import { SendHorizontal } from 'lucide-react';
import type { FormEvent, RefObject } from 'react';
import { Button } from '#ui/button.tsx';
import { MessageField } from '#ui/message-field.tsx';
import { useDraft } from '#browser/draft.ts';
import { questionDraft } from './saved-session.ts';
import { ASKS_WHILE_EMPTY } from './use-shortcuts.ts';

interface QuestionBoxProps {
  /** Another one when the window goes on in it: it takes along what is half typed. */
  sessionId: string;
  box: RefObject<HTMLTextAreaElement | null>;
  /** Nothing can be sent; what is written may wait for it. */
  disabled: boolean;
  hidden: boolean;
  onSend: (question: string) => void;
}

/** Types a question; Esc leaves the box, as sending does: the next key is for the window. */
export function QuestionBox({ sessionId, box, disabled, hidden, onSend }: QuestionBoxProps) {
  const [question, setQuestion] = useDraft(questionDraft(sessionId));
  const blank = question.trim() === '';

  const send = () => {
    if (blank || disabled) return;
    onSend(question);
    setQuestion('');
    box.current?.blur();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };

  return (
    <form
      onSubmit={onSubmit}
      hidden={hidden}
      className="flex shrink-0 items-end gap-2 border-t border-line bg-surface p-3 short:p-1.5"
    >
      <MessageField
        {...ASKS_WHILE_EMPTY}
        ref={box}
        value={question}
        maxLength={LIMITS.question}
        aria-label="Your question"
        placeholder="Type a question"
        onChange={(event) => setQuestion(event.target.value)}
        onEnter={send}
        onEscape={(field) => field.blur()}
        className="max-h-32"
      />
      <Button
        type="submit"
        disabled={blank || disabled}
        icon={<SendHorizontal aria-hidden className="size-4" />}
      >
        Send
      </Button>
    </form>
  );
}
