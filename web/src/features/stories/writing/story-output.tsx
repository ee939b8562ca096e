import { BookmarkPlus, Pencil, Redo2, Undo2 } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { MarkdownView } from '#answers/markdown-view.tsx';
import { type StreamingMarkdown, toMarkdown } from '#answers/streaming-markdown.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { StoryEditor } from './story-editor.tsx';
import { shownText, stepVersion } from './story-versions.ts';
import { openStoryEditor, saveEdit, showVersions, useWriting } from './story-writing.ts';

export function StoryOutput({ onSave }: { onSave: (text: string) => void }) {
  const { versions, edited, arriving, error, writtenBy } = useWriting();
  const scroller = useRef<HTMLDivElement>(null);
  const text = shownText(versions);
  const isThere = arriving === null && error === null && text !== '';
  const edits = edited !== null && isThere;
  return (
    <Card className="grid min-h-80 grid-rows-[auto_1fr_auto]" aria-label="Generated Story">
      <header className="flex min-h-14 flex-wrap items-center justify-between gap-2 border-b border-line py-2 pr-2 pl-5">
        <h2 className="text-lg font-semibold">Generated Story</h2>
        {versions.texts.length > 1 && arriving === null && !edits && <Versions />}
      </header>
      {edits ? (
        <StoryEditor
          text={edited}
          onChange={openStoryEditor}
          onDone={saveEdit}
          onCancel={() => openStoryEditor(null)}
        />
      ) : (
        <Output scroller={scroller} arriving={arriving} error={error} text={text} />
      )}
      {error !== null && text !== '' && (
        <footer className="border-t border-line px-5 py-3">
          <Button
            size="sm"
            icon={<Undo2 aria-hidden className="size-4" />}
            onClick={() => {
              scroller.current?.focus(); // the pressed button is gone
              showVersions(versions);
            }}
          >
            Show the previous story
          </Button>
        </footer>
      )}
      {isThere && !edits && (
        <footer className="flex flex-wrap items-center gap-2 border-t border-line px-5 py-3">
          <Button
            size="sm"
            icon={<BookmarkPlus aria-hidden className="size-4" />}
            onClick={() => onSave(text)}
          >
            Save story
          </Button>
          <Button
            size="sm"
            variant="quiet"
            icon={<Pencil aria-hidden className="size-4" />}
            onClick={() => openStoryEditor(text)}
          >
            Edit
          </Button>
          <CopyButton text={text} size="sm" variant="quiet">
            Copy
          </CopyButton>
          {writtenBy && <p className="ml-auto text-xs text-ink-faint">Written by {writtenBy}</p>}
        </footer>
      )}
    </Card>
  );
}

function Versions() {
  const { versions } = useWriting();
  const { texts, shown } = versions;
  return (
    <div role="group" aria-label="Versions" className="flex items-center gap-1">
      <IconButton
        label="Earlier version"
        aria-disabled={shown === 0}
        onClick={() => showVersions(stepVersion(versions, -1))}
        className="aria-disabled:opacity-50"
      >
        <Undo2 aria-hidden className="size-4" />
      </IconButton>
      <span role="status" className="text-sm text-ink-soft tabular-nums">
        {shown + 1} of {texts.length}
      </span>
      <IconButton
        label="Later version"
        aria-disabled={shown === texts.length - 1}
        onClick={() => showVersions(stepVersion(versions, 1))}
        className="aria-disabled:opacity-50"
      >
        <Redo2 aria-hidden className="size-4" />
      </IconButton>
    </div>
  );
}

interface OutputProps {
  scroller: RefObject<HTMLDivElement | null>;
  arriving: StreamingMarkdown | null;
  error: string | null;
  text: string;
}

function Output({ scroller, arriving, error, text }: OutputProps) {
  const written = useMemo(() => toMarkdown(text), [text]);
  useEffect(() => {
    if (arriving) scroller.current?.scrollTo({ top: scroller.current.scrollHeight, behavior: 'instant' });
  }, [arriving, scroller]);
  return (
    <div
      ref={scroller}
      role="region"
      aria-label="Story"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0} // scrolled by keys
      className="max-h-[min(36rem,70dvh)] overflow-y-auto px-5 py-4 outline-offset-[-2px]"
    >
      <div aria-live="polite" aria-busy={arriving !== null} className="max-w-prose leading-7">
        {shownIn({ arriving, error, text }, written)}
      </div>
    </div>
  );
}

function shownIn(
  { arriving, error, text }: Omit<OutputProps, 'scroller'>,
  written: StreamingMarkdown,
): ReactNode {
  if (arriving) {
    const nothingYet = arriving.finished.length === 0 && arriving.live.length === 0;
    return nothingYet ? <p>...</p> : <MarkdownView markdown={arriving} writing />;
  }
  if (error !== null) return <p className="text-danger-ink">{error}</p>;
  if (text === '') return <p className="text-ink-faint">Your generated story will appear here...</p>;
  return <MarkdownView markdown={written} />;
}
