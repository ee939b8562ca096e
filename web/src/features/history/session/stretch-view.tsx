import { clsx } from 'clsx';
import { memo } from 'react';
import { ExchangeView } from './exchange-view.tsx';
import { PassageView } from './passage-view.tsx';
import type { Stretch } from './stretches.ts';

interface StretchViewProps {
  sessionId: string;
  stretch: Stretch;
  place: string | null;
  besideLines: boolean;
  canDelete: boolean;
}

const LINE_PX = 36;
const EXCHANGE_PX = 240;

export const StretchView = memo(function StretchView({
  sessionId,
  stretch,
  place,
  besideLines,
  canDelete,
}: StretchViewProps) {
  const { passages, exchanges } = stretch;
  const asked = new Set(exchanges.flatMap(({ question }) => question.lines));
  const height = Math.max(passages.length * LINE_PX, exchanges.length * EXCHANGE_PX);
  return (
    <div
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 py-1.5 [content-visibility:auto]',
        besideLines ? 'min-[1100px]:grid-cols-2' : 'max-w-prose',
      )}
      style={{ containIntrinsicSize: `auto ${height}px` }}
    >
      <ul className="content-start min-[1100px]:col-start-1">
        {passages.map((passage) => (
          <PassageView
            key={passage.events[0]}
            sessionId={sessionId}
            passage={passage}
            isPlace={place !== null && passage.events.includes(place)}
            asked={asked}
            canDelete={canDelete}
          />
        ))}
      </ul>
      {exchanges.length > 0 && (
        <div className={clsx('grid content-start gap-3', besideLines && 'min-[1100px]:col-start-2')}>
          {exchanges.map((exchange) => (
            <ExchangeView
              key={exchange.id}
              sessionId={sessionId}
              exchange={exchange}
              isPlace={place !== null && exchange.eventId === place}
              canDelete={canDelete}
            />
          ))}
        </div>
      )}
    </div>
  );
});
