import { LIMITS } from '@pythia/contracts/limits.ts';
import { SendHorizontal } from 'lucide-react';
import type { FormEvent, KeyboardEvent, RefObject } from 'react';
import { Button } from '#ui/button.tsx';
import { controlStyle } from '#ui/control-style.ts';
import { Counter } from '#ui/counter.tsx';
import { useDraft } from '#browser-draft.ts';
import { questionDraft } from './saved-session.ts';

interface QuestionBoxProps {
  /** Another one when the window goes on in it: it takes along what is half typed. */
  sessionId: string;
  box: RefObject<HTMLTextAreaElement | null>;
  /** Nothing can be sent; what is written may wait for it. */
  disabled: boolean;
  hidden: boolean;
  onSend: (question: string) => void;
}

/** The counter appears when the end comes near. */
const COUNT_FROM = LIMITS.question * 0.8;

/** Types a question: Enter sends, Shift+Enter starts a new line, Esc leaves the box. */
export function QuestionBox({ sessionId, box, disabled, hidden, onSend }: QuestionBoxProps) {
  const [question, setQuestion] = useDraft(questionDraft(sessionId));
  const blank = question.trim() === '';

  const send = () => {
    if (blank || disabled) return;
    onSend(question);
    setQuestion('');
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') event.currentTarget.blur();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      onSubmit={onSubmit}
      hidden={hidden}
      className="flex shrink-0 items-end gap-2 border-t border-line bg-surface p-3 short:p-1.5"
    >
      <div className="relative grid flex-1">
        <textarea
          ref={box}
          rows={1}
          value={question}
          maxLength={LIMITS.question}
          aria-label="Your question"
          placeholder="Type a question"
          onChange={(event) => setQuestion(event.target.value)}
          onKeyDown={onKeyDown}
          className={controlStyle('field-sizing-content max-h-32 min-h-10 resize-none px-3 py-2')}
        />
        {question.length >= COUNT_FROM && (
          <span className="absolute -top-6 right-1 rounded-xs bg-surface px-1">
            <Counter used={question.length} max={LIMITS.question} />
          </span>
        )}
      </div>
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
