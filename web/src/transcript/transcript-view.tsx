import { ArrowDown } from 'lucide-react';
import { type KeyboardEvent, memo, type ReactNode, useMemo, useState } from 'react';
import { useSaid } from '#ui/said.tsx';
import { LinesOutOfSight } from './lines-out-of-sight.tsx';
import { PAGE_SIZE } from './pages.ts';
import { type CurrentQuestion, linesInReach, MOST_IN_REACH } from './question/current-question.ts';
import { type LineActions, TranscriptSentence } from './transcript-sentence.tsx';
import { selectedItems } from './selection.ts';
import {
  type SoundGap,
  isGap,
  itemAt,
  itemCount,
  type TranscriptLine,
  type Transcript,
} from './transcript.ts';
import { lineUnder, useLineFocus } from './use-line-focus.ts';
import { useOutOfSight } from './use-out-of-sight.ts';
import { useStickToBottom } from './use-stick-to-bottom.ts';

const EDIT_KEY = 'e';
const PUT_BACK_KEY = 'z';

interface TranscriptViewProps {
  transcript: Transcript;
  /** Stable, as {@link onCorrect}: finished pages are skipped. */
  onToggle: (id: number) => void;
  onCorrect?: (key: string, text: string) => void;
  onClearSelection?: () => void;
  asked?: ReadonlySet<string>;
  /** Marked question, from which digits count; by default the selection. */
  question?: CurrentQuestion;
  lineKeys?: readonly string[];
  timeOf?: (at: number) => string;
  empty: ReactNode;
}

export function TranscriptView({
  transcript,
  onToggle,
  onCorrect,
  onClearSelection,
  asked = NONE,
  question = selection(transcript),
  lineKeys = NO_KEYS,
  timeOf = localTime,
  empty,
}: TranscriptViewProps) {
  const [edited, setEdited] = useState<string | null>(null);
  const { scroller, content, atBottom, scrollToBottom } = useStickToBottom(edited !== null);
  const said = useSaid();
  const { watch, above, below, show } = useOutOfSight(scroller, content);
  const { pages, open, interim, stands } = transcript;
  const count = itemCount(transcript);
  const { current, tabStop, handlers } = useLineFocus(content, count);
  const actions = useMemo(
    () => ({ onToggle, watch, ...(onCorrect && { onCorrect, onEdit: setEdited }) }),
    [onToggle, onCorrect, watch],
  );
  const standing = `${open.text} ${interim.slice(0, stands)}`.trim();
  const changing = interim.slice(stands).trim();
  const inQuestion = question.lines.map(({ key }) => key).join(' ');
  const first = question.lines[0]?.id ?? count;
  const reached = linesInReach(transcript, question).slice(0, lineKeys.length).join(' ');

  const onKeyDown = (event: KeyboardEvent) => {
    handlers.onKeyDown(event);
    const id = lineUnder(event.target);
    const line = id === null ? undefined : itemAt(transcript, id);
    if (!onCorrect || !line || isHeldWith(event)) return;
    const pressed = event.key.toLowerCase();
    const putsBack = pressed === PUT_BACK_KEY && line.byVocabulary;
    if (pressed !== EDIT_KEY && !putsBack) return;
    event.preventDefault();
    if (putsBack) onCorrect(line.key, line.heard ?? '');
    else setEdited(line.key);
  };

  return (
    <div className="relative min-h-24 flex-1">
      <div
        ref={scroller}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={count === 0 ? 0 : undefined} // scrolls by keys when no line takes focus
        className="absolute inset-0 overflow-y-auto overscroll-contain px-2 py-2 outline-offset-[-2px]"
      >
        {/* keys are those of the lines inside */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <div
          ref={content}
          className="min-h-full"
          role="log"
          aria-label="Interviewer transcript"
          aria-relevant="additions"
          {...handlers}
          onKeyDown={onKeyDown}
        >
          {count === 0 && standing === '' && changing === '' && empty}
          {sectionsOf(pages).map((section) => (
            <div
              key={section[0]!.place}
              className="[content-visibility:auto] [contain-intrinsic-size:auto_40000px]"
            >
              {section.map(({ page, place }) => (
                <Page
                  key={page[0]?.id}
                  page={page}
                  actions={actions}
                  asked={asked}
                  timeOf={timeOf}
                  tabStop={isOnPage(tabStop, place) ? tabStop : null}
                  current={current !== null && isOnPage(current, place) ? current : null}
                  edited={edited}
                  inQuestion={lastOn(place) >= first ? inQuestion : ''}
                  reached={lastOn(place) > first - MOST_IN_REACH - 2 ? reached : ''}
                  lineKeys={lineKeys}
                />
              ))}
            </div>
          ))}
          {(standing !== '' || changing !== '') && (
            <p {...said} aria-hidden="true" className="px-3 py-1.5 text-base text-ink-soft">
              {standing}
              <i className="text-ink-faint">{standing === '' ? changing : ` ${changing}`}</i>
            </p>
          )}
        </div>
      </div>
      {above > 0 && (
        <LinesOutOfSight
          side="above"
          count={above}
          onShow={(byKeyboard) => show('above', byKeyboard)}
          onClear={onClearSelection}
        />
      )}
      {below > 0 && (
        <LinesOutOfSight
          side="below"
          count={below}
          onShow={(byKeyboard) => show('below', byKeyboard)}
          onClear={onClearSelection}
        />
      )}
      {!atBottom && (
        <button
          type="button"
          onClick={scrollToBottom}
          className="absolute bottom-3 left-1/2 inline-flex h-8 -translate-x-1/2 short:min-[26rem]:right-3 short:min-[26rem]:left-auto short:min-[26rem]:translate-x-0 items-center gap-1.5 rounded-full bg-raised px-3.5 text-sm font-medium text-ink shadow-raised inset-ring inset-ring-line-strong hover:bg-sunken pointer-coarse:h-11"
        >
          <ArrowDown aria-hidden className="size-4" />
          Jump to newest
        </button>
      )}
    </div>
  );
}

const NONE: ReadonlySet<string> = new Set();
const NO_KEYS: readonly string[] = [];
const selection = (transcript: Transcript): CurrentQuestion => ({
  lines: selectedItems(transcript),
  unfinished: '',
  isSelection: true,
});

/** Pages in a section, which the browser skips as a whole. */
const SECTION_SIZE = 10;

function sectionsOf<Page>(pages: readonly Page[]): { page: Page; place: number }[][] {
  const placed = pages.map((page, place) => ({ page, place }));
  return Array.from({ length: Math.ceil(pages.length / SECTION_SIZE) }, (_, section) =>
    placed.slice(section * SECTION_SIZE, (section + 1) * SECTION_SIZE),
  );
}

const isOnPage = (id: number, page: number): boolean => Math.floor(id / PAGE_SIZE) === page;
const lastOn = (page: number): number => (page + 1) * PAGE_SIZE - 1;
const isHeldWith = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey;

interface PageProps {
  page: readonly TranscriptLine[];
  actions: LineActions;
  asked: ReadonlySet<string>;
  timeOf: (at: number) => string;
  tabStop: number | null;
  current: number | null;
  edited: string | null;
  /** Joined, for quick comparison. */
  inQuestion: string;
  reached: string;
  lineKeys: readonly string[];
}

/** A hundred lines: React skips unchanged ones, the browser those out of sight. */
const Page = memo(function Page(props: PageProps) {
  const { page, actions, asked, timeOf, tabStop, current, edited } = props;
  const inQuestion = props.inQuestion.split(' ');
  const reached = props.reached.split(' ');
  return (
    <div className="[content-visibility:auto] [contain-intrinsic-size:auto_4000px]">
      {page.map((line) => {
        if (isGap(line)) return <GapLine key={line.id} gap={line} />;
        return (
          <TranscriptSentence
            key={line.key}
            item={line}
            {...actions}
            timeOf={timeOf}
            reachedBy={props.lineKeys[reached.indexOf(String(line.id))] ?? null}
            isInQuestion={inQuestion.includes(line.key)}
            isAsked={asked.has(line.key)}
            isTabStop={line.id === tabStop}
            isCurrent={line.id === current}
            isEdited={line.key === edited}
          />
        );
      })}
    </div>
  );
});

const GapLine = ({ gap }: { gap: SoundGap }) => (
  <p className="flex items-center gap-3 px-3 py-1.5 text-sm text-ink-faint before:flex-1 before:border-t before:border-line after:flex-1 after:border-t after:border-line">
    {Math.max(1, Math.round(gap.lostSeconds))} s not heard
  </p>
);

const LOCAL_TIME = new Intl.DateTimeFormat(undefined, {
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});
export const localTime = (at: number): string => LOCAL_TIME.format(at);
