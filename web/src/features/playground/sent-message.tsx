import { LIMITS } from '@pythia/contracts/limits.ts';
import { Pencil } from 'lucide-react';
import { type KeyboardEvent, memo, useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { controlStyle } from '#ui/control-style.ts';
import { CutNote } from '#ui/cut-note.tsx';
import { useCutPaste } from '#ui/use-cut-paste.ts';
import { readDraft, writeDraft } from '#browser/draft.ts';
import { takesFocus } from '#ui/passing-focus.ts';
import { SAID } from '#ui/said.tsx';
import type { BranchMessage } from './branches.ts';
import type { Chat } from './chat.ts';
import { isLocal } from './local-messages.ts';
import { BranchPager, MessageFrame } from './message-frame.tsx';

interface SentMessageProps {
  chat: Chat;
  message: BranchMessage;
  place: number;
  count: number;
  busy: boolean;
}

/** Editing makes a branch; earlier ones stay. */
export const SentMessage = memo(function SentMessage({
  chat,
  message,
  place,
  count,
  busy,
}: SentMessageProps) {
  const draft = isLocal(message.id) ? null : `playground-edited:${message.id}`;
  const [editing, setEditing] = useState<'no' | 'kept' | 'begun'>(() => (readKept(draft) ? 'kept' : 'no'));
  const leave = () => {
    writeKept(draft, '');
    setEditing('no');
  };
  const resend = (text: string) => {
    leave();
    chat.resend(message, text);
  };
  return (
    <MessageFrame
      message={message}
      by="You"
      actions={
        editing === 'no' && (
          <>
            <Button
              variant="quiet"
              size="sm"
              disabled={busy}
              onClick={() => setEditing('begun')}
              icon={<Pencil aria-hidden className="size-3.5" />}
            >
              Edit
            </Button>
            {count > 1 && (
              <BranchPager place={place} count={count} onShow={(by) => chat.showBeside(message, by)} />
            )}
          </>
        )
      }
    >
      {editing !== 'no' ? (
        <MessageEditor
          text={message.text}
          draft={draft}
          wantsFocus={editing === 'begun'}
          busy={busy}
          onSend={resend}
          onLeave={leave}
        />
      ) : (
        <p {...SAID} className="max-w-prose break-words whitespace-pre-wrap text-ink">
          {message.text}
        </p>
      )}
    </MessageFrame>
  );
});

/** Messages without a server's id keep no draft, as local ids repeat. */
const readKept = (draft: string | null): string => (draft === null ? '' : readDraft(draft));
const writeKept = (draft: string | null, text: string): void => {
  if (draft !== null) writeDraft(draft, text);
};

interface MessageEditorProps {
  text: string;
  draft: string | null;
  wantsFocus: boolean;
  busy: boolean;
  onSend: (text: string) => void;
  onLeave: () => void;
}

function MessageEditor({ text: before, draft, wantsFocus, busy, onSend, onLeave }: MessageEditorProps) {
  const [text, setText] = useState(() => readKept(draft) || before);
  const hint = useId();
  const { cutAt, handlers } = useCutPaste();
  const isSendable = text.trim() !== '' && !busy;
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') onLeave();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (isSendable) onSend(text);
  };
  return (
    <div className="grid max-w-prose gap-2" {...handlers}>
      <textarea
        ref={wantsFocus ? takesFocus : undefined}
        value={text}
        maxLength={LIMITS.message}
        aria-label="Your message, edited"
        aria-describedby={hint}
        onChange={({ target }) => {
          setText(target.value);
          writeKept(draft, target.value);
        }}
        onKeyDown={onKeyDown}
        className={controlStyle('field-sizing-content max-h-80 min-h-20 resize-y px-3 py-2')}
      />
      <CutNote cutAt={cutAt} />
      <div className="flex flex-wrap items-center gap-2">
        <span id={hint} className="mr-auto text-xs text-ink-faint">
          Enter to send again, Esc to cancel
        </span>
        <Button size="sm" onClick={onLeave}>
          Cancel
        </Button>
        <Button size="sm" variant="primary" disabled={!isSendable} onClick={() => onSend(text)}>
          Send again
        </Button>
      </div>
    </div>
  );
}
