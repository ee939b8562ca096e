import { MessagesSquare } from 'lucide-react';
import { buttonStyle } from '#ui/button-style.ts';
import { site } from '#site.ts';

/** Where the operator's community meets. */
export function CommunityLink({ label, word }: { label: string; word: string }) {
  return (
    <a
      href={site.communityUrl}
      target="_blank"
      rel="noreferrer"
      aria-label={label}
      className={buttonStyle('quiet', 'sm', 'px-2! sm:px-3!')}
    >
      <MessagesSquare aria-hidden className="size-4.5" />
      <span className="hidden sm:inline">{word}</span>
    </a>
  );
}
