import { LIMITS } from '@pythia/contracts/limits.ts';
import type { Conversation } from '@pythia/contracts/playground.ts';
import { Pencil, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router';
import { IconButton } from '#ui/icon-button.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { SAID } from '#ui/said.tsx';
import { addressOf } from './use-shown-chat.ts';

interface ConversationItemProps {
  conversation: Conversation;
  isShown: boolean;
  onOpen: () => void;
  onRename: (title: string) => void;
  onDelete: () => void;
}

export function ConversationItem(props: ConversationItemProps) {
  const { conversation, isShown, onOpen, onRename, onDelete } = props;
  const [renaming, setRenaming] = useState(false);
  const [byKey, setByKey] = useState(false);
  const leave = (withKey: boolean) => {
    setRenaming(false);
    setByKey(withKey);
  };
  const rename = (title: string, withKey: boolean) => {
    leave(withKey);
    if (title.trim() !== '' && title !== conversation.title) onRename(title);
  };
  if (renaming) {
    return (
      <li className="p-1">
        <TitleField title={conversation.title} onDone={rename} onLeave={() => leave(true)} />
      </li>
    );
  }
  return (
    <li className="flex items-center rounded-md has-[a[aria-current]]:bg-hover">
      <Link
        to={addressOf(conversation.id)}
        aria-current={isShown ? 'true' : undefined}
        onClick={onOpen}
        title={conversation.title}
        {...SAID}
        className="min-w-0 flex-1 truncate rounded-md px-2.5 py-2 text-sm text-ink-soft hover:text-ink aria-[current]:font-medium aria-[current]:text-ink"
      >
        {conversation.title}
      </Link>
      <IconButton
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={byKey} // focus returns from the field
        label={`Rename ${conversation.title}`}
        onClick={() => setRenaming(true)}
        className="size-8"
      >
        <Pencil aria-hidden className="size-3.5" />
      </IconButton>
      <IconButton label={`Delete ${conversation.title}`} onClick={onDelete} className="size-8">
        <Trash2 aria-hidden className="size-3.5" />
      </IconButton>
    </li>
  );
}

interface TitleFieldProps {
  title: string;
  onDone: (title: string, withKey: boolean) => void;
  onLeave: () => void;
}

function TitleField({ title: before, onDone, onLeave }: TitleFieldProps) {
  const [title, setTitle] = useState(before);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault(); // else the key presses the button that gets the focus
      onDone(title, true);
    }
    if (event.key !== 'Escape') return;
    event.stopPropagation(); // must not close a drawer
    onLeave();
  };
  return (
    <TextInput
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus // focus comes from the pressed button
      aria-label="Name of the conversation"
      value={title}
      maxLength={LIMITS.conversationTitle}
      onChange={(event) => setTitle(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => onDone(title, false)}
    />
  );
}
