import { MessagesSquare } from 'lucide-react';
import type { Area } from '#account/shown-area.ts';
import { site } from '#site.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { communityName } from './community-name.ts';

const NAME = communityName(site.communityUrl);
const WORDS = {
  free: { label: 'Community chat', word: 'Community' },
  paid: { label: `${NAME} community`, word: NAME },
} as const;

export function CommunityLink({ area }: { area: Area }) {
  const { label, word } = WORDS[area];
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
