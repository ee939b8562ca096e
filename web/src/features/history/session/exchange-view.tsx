import { Trash2 } from 'lucide-react';
import { use } from 'react';
import { CueView } from '#answers/cue-view.tsx';
import type { Exchange } from '#answers/exchange.ts';
import { SpokenMarkdown } from '#answers/markdown-view.tsx';
import { plainTextOf } from '#answers/plain-text.ts';
import { remarksOn } from '#interviews/session-record.ts';
import { localTime } from '#transcript/transcript-view.tsx';
import { Card } from '#ui/card.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { useSaid } from '#ui/said.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { deleteChosenEvents } from './delete-events.ts';
import { timesInWords } from './question-times.ts';
import { TimesContext } from './times-context.ts';

interface ExchangeViewProps {
  sessionId: string;
  exchange: Exchange;
  isPlace: boolean;
  canDelete: boolean;
}

export function ExchangeView({ sessionId, exchange, isPlace, canDelete }: ExchangeViewProps) {
  const { eventId, at, question, answer, form, alternatives, answeredBy, cue } = exchange;
  const text = plainTextOf([...answer.finished.flat(), ...answer.live]);
  const isEmpty = text === '' && alternatives.length === 0;
  const times = use(TimesContext).get(eventId ?? '');
  return (
    <Card
      aria-label={question.text}
      {...(isPlace && { tabIndex: -1, 'aria-current': true })}
      className="grid gap-3 p-4 outline-offset-[-2px] aria-[current=true]:inset-ring-accent-line aria-[current=true]:bg-accent-wash"
    >
      <div className="flex items-start gap-2">
        <h2 {...useSaid()} className="min-w-0 flex-1 font-semibold wrap-anywhere">
          {question.text}
        </h2>
        {canDelete && eventId !== null && (
          <IconButton
            label={`Delete the question “${question.text}”`}
            className="-mt-1.5 -mr-1.5"
            onClick={() =>
              deleteChosenEvents({ sessionId, events: [eventId], what: 'Question with its answer' })
            }
          >
            <Trash2 aria-hidden className="size-4" />
          </IconButton>
        )}
      </div>
      <p className="text-xs text-ink-faint">
        <time className="tabular-nums">{localTime(at)}</time>
        {answeredBy !== null && ` · ${answeredBy}`}
      </p>
      {times && <p className="-mt-2 text-xs text-ink-faint tabular-nums">{timesInWords(times)}</p>}
      {text !== '' && <SpokenMarkdown markdown={answer} form={form} proof={exchange.proof} />}
      {alternatives.length > 0 && (
        <p className="text-sm text-ink-soft">
          {text === '' ? 'Offered' : 'Also offered'}: <bdi lang="">{alternatives.join(' · ')}</bdi>
        </p>
      )}
      {isEmpty && cue && <CueView cue={cue} />}
      {remarksOn(exchange, isEmpty).map((remark) => (
        <p key={remark} className="text-sm text-ink-soft">
          {remark}
        </p>
      ))}
      {text !== '' && (
        <div>
          <CopyButton size="sm" text={text}>
            Copy
          </CopyButton>
        </div>
      )}
    </Card>
  );
}
