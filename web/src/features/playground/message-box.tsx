import { LIMITS } from '@pythia/contracts/limits.ts';
import { SendHorizontal, Square } from 'lucide-react';
import type { FormEvent, RefObject } from 'react';
import { Button } from '#ui/button.tsx';
import { MessageField } from '#ui/message-field.tsx';
import { useDraft } from '#browser/draft.ts';

interface MessageBoxProps {
  box: RefObject<HTMLTextAreaElement | null>;
  draft: string;
  busy: boolean;
  unread: boolean;
  onSend: (text: string) => void;
  onStop: () => void;
}

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
  return (
    <form onSubmit={onSubmit} className="flex items-end gap-2 border-t border-line p-3">
      <MessageField
        ref={box}
        value={text}
        maxLength={LIMITS.message}
        aria-label="Your message"
        placeholder="Ask, rehearse, or paste what you wrote"
        onChange={(event) => write(event.target.value)}
        onEnter={send}
        onEscape={() => busy && onStop()}
        className="max-h-48"
      />
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
