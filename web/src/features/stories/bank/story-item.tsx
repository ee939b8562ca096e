import type { Story } from '@pythia/contracts/stories.ts';
import { Pencil, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { MarkdownView } from '#answers/markdown-view.tsx';
import { toMarkdown } from '#answers/streaming-markdown.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { SAID } from '#ui/said.tsx';

interface StoryItemProps {
  story: Story;
  isInUse: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

export function StoryItem({ story, isInUse, onEdit, onDelete }: StoryItemProps) {
  const { title, text, tags } = story;
  const markdown = useMemo(() => toMarkdown(text), [text]);
  return (
    <li className="grid gap-2 px-5 py-4">
      <h3 {...SAID} className="font-semibold break-words">
        {title}
      </h3>
      {(tags.length > 0 || !isInUse) && (
        <p className="flex flex-wrap gap-1.5 text-xs">
          {tags.map((tag) => (
            <span
              key={tag}
              {...SAID}
              className="max-w-full truncate rounded-full bg-answer-wash px-2.5 py-0.5 text-answer-ink inset-ring inset-ring-answer-line"
            >
              {tag}
            </span>
          ))}
          {!isInUse && (
            <span className="rounded-full bg-accent-wash px-2.5 py-0.5 text-accent-ink inset-ring inset-ring-accent-line">
              Not used in interviews: newer stories take up the space
            </span>
          )}
        </p>
      )}
      <details>
        <summary className="w-fit cursor-pointer rounded-sm text-sm text-ink-soft hover:text-ink">
          Read
        </summary>
        <div className="mt-2 max-w-prose leading-7">
          <MarkdownView markdown={markdown} />
        </div>
      </details>
      <div className="-ml-3 flex flex-wrap gap-1">
        <Button
          size="sm"
          variant="quiet"
          icon={<Pencil aria-hidden className="size-4" />}
          aria-label={`Edit ${title}`}
          onClick={onEdit}
        >
          Edit
        </Button>
        <CopyButton text={text} size="sm" variant="quiet">
          Copy
        </CopyButton>
        <Button
          size="sm"
          variant="quiet"
          icon={<Trash2 aria-hidden className="size-4" />}
          aria-label={`Delete ${title}`}
          onClick={onDelete}
        >
          Delete
        </Button>
      </div>
    </li>
  );
}
