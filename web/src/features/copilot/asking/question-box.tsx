import { LIMITS } from '@pythia/contracts/limits.ts';
import { SendHorizontal } from 'lucide-react';
import { clsx } from 'clsx';
import type { FormEvent, RefObject } from 'react';
import { Button } from '#ui/button.tsx';
import { MessageField } from '#ui/message-field.tsx';
import { useDraft } from '#browser/draft.ts';
import { questionDraft } from '../restoring/saved-session.ts';
import { ASKS_WHILE_EMPTY } from '../screen/shortcuts.ts';
import type { Typing } from './use-typing.ts';

interface QuestionBoxProps {
  /** Text typed for one session stays when the window goes on in the next. */
  sessionId: string;
  box: RefObject<HTMLTextAreaElement | null>;
  typing: Typing;
  disabled: boolean;
  hidden: boolean;
  onSend: (question: string) => void;
}

/** Esc and sending leave the box: keys belong to the window again. */
export function QuestionBox({ sessionId, box, typing, disabled, hidden, onSend }: QuestionBoxProps) {
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
      className={clsx(
        'flex shrink-0 items-end gap-2 border-t border-line bg-surface p-3 short:p-1.5',
        blank && !typing.isOn && 'in-data-folded:low:hidden',
      )}
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
        onFocus={typing.begin}
        onBlur={typing.end}
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
