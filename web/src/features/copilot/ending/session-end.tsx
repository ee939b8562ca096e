import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Exchange } from '#answers/exchange.ts';
import type { Copilot } from '../copilot.ts';
import type { CopilotSession } from '../machine/copilot-session.ts';
import type { CopilotKind } from '../copilot-kinds.ts';
import { EndNotice } from './end-notice.tsx';
import { OnDemand } from '../screen/on-demand.tsx';
import { loadRecordWriter } from './load-record-writer.ts';
import { noticeOf, stageOf } from './stage.ts';

interface SessionEndProps {
  session: CopilotSession;
  exchanges: readonly Exchange[];
  copilot: Copilot;
  kind: CopilotKind;
}

export function SessionEnd({ session, exchanges, copilot, kind }: SessionEndProps) {
  const [dismissed, setDismissed] = useState<Parameters<typeof stageOf>[1]>(null);
  const occasion = occasionOf(session);
  const { data: offer = null } = useQuery({
    queryKey: ['way on', occasion],
    queryFn: kind.wayOn.offer,
    enabled: occasion !== null,
    placeholderData: keepPreviousData,
  });
  useEffect(() => {
    // fetched early: there may be an outage later
    if (occasion !== null) loadRecordWriter().catch(() => {});
  }, [occasion]);

  const { jobTitle, transcript, phase } = session;
  const over = phase.name === 'over' ? phase : null;
  return (
    <>
      {!over && (
        <EndNotice
          stage={stageOf(session, dismissed)}
          offer={offer}
          onGoOn={copilot.goOn}
          onStay={copilot.stayToEnd}
          onDismiss={setDismissed}
        />
      )}
      <OnDemand
        load={loadSessionOver}
        props={{
          open: over !== null,
          record: { jobTitle, transcript, exchanges },
          endedByUser: over?.endedByUser ?? false,
          failure: over?.failure ?? null,
          offer,
          onGoOn: copilot.goOn,
          kind: kind.name,
        }}
        onUnavailable={() => {}} // the clock says that it is over
      />
    </>
  );
}

const loadSessionOver = async () => (await import('./session-over.tsx')).SessionOver;

function occasionOf(session: CopilotSession): string | null {
  const { phase } = session;
  if (phase.name === 'over') return `over ${phase.failure}`;
  const notice = noticeOf(session);
  return notice === null ? null : String(notice);
}
