import { LIMITS } from '@pythia/contracts/limits.ts';
import { SendHorizontal, Square } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import { Button } from '#ui/button.tsx';
import { controlStyle } from '#ui/control-style.ts';
import { Counter } from '#ui/counter.tsx';
import { useDraft } from '#browser-draft.ts';

interface MessageBoxProps {
  box: RefObject<HTMLTextAreaElement | null>;
  /** Of what is written and not sent. */
  draft: string;
  /** While a reply is being written nothing is sent. */
  busy: boolean;
  /** Nor before it is known what the message follows. */
  unread: boolean;
  onSend: (text: string) => void;
  onStop: () => void;
}

/** The counter appears when the end comes near. */
const COUNT_FROM = LIMITS.message * 0.8;

/** Enter sends, Shift+Enter starts a new line, Esc stops the reply. */
export function MessageBox({ box, draft, busy, unread, onSend, onStop }: MessageBoxProps) {
  const [text, write] = useDraft(draft);
  const isSendable = text.trim() !== '' && !busy && !unread;
  const send = () => {
    if (!isSendable) return;
    write('');
    onSend(text);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape' && busy) onStop();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form onSubmit={onSubmit} className="flex items-end gap-2 border-t border-line p-3">
      <div className="relative grid flex-1">
        <textarea
          ref={box}
          rows={1}
          value={text}
          maxLength={LIMITS.message}
          aria-label="Your message"
          placeholder="Ask, rehearse, or paste what you wrote"
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
          className={controlStyle('field-sizing-content max-h-48 min-h-10 resize-none px-3 py-2')}
        />
        {text.length >= COUNT_FROM && (
          <span className="absolute -top-6 right-1 rounded-xs bg-surface px-1">
            <Counter used={text.length} max={LIMITS.message} />
          </span>
        )}
      </div>
      {busy && (
        <Button onClick={onStop} icon={<Square aria-hidden className="size-3.5 fill-current" />}>
          Stop
        </Button>
      )}
      <Button
        type="submit"
        variant="primary"
        disabled={!isSendable}
        icon={<SendHorizontal aria-hidden className="size-4" />}
      >
        Send
      </Button>
    </form>
  );
}
