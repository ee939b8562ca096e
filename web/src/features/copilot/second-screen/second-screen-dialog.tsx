import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { endSecondScreen, linkSecondScreen } from '@pythia/contracts/second-screen.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { paths } from '#paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { QrCode } from './qr-code.tsx';
import { secondScreenQuery } from './second-screen-query.ts';
import type { SecondScreenProps } from './second-screen-props.ts';

const time = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });

export function SecondScreenDialog({ sessionId, open, onOpenChange }: SecondScreenProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Second screen"
      description="Read along on your phone: lines and answers of this session, until it ends."
    >
      {open && <Standing sessionId={sessionId} />}
    </Dialog>
  );
}

function Standing({ sessionId }: { sessionId: string }) {
  const client = useQueryClient();
  const query = secondScreenQuery(sessionId);
  const { data: screen } = useQuery(query);
  const refresh = () => client.invalidateQueries({ queryKey: query.queryKey });
  const params = { session_id: sessionId };
  const link = useMutation({
    mutationFn: () => authorisedCall(linkSecondScreen, { params }),
    onSuccess: refresh,
  });
  const end = useMutation({
    mutationFn: () => authorisedCall(endSecondScreen, { params }),
    onSuccess: refresh,
  });
  const state = screen?.state;
  const { mutate: makeLink } = link;
  const isNeeded = state !== undefined && state !== 'open' && link.isIdle;
  useEffect(() => {
    if (isNeeded) makeLink();
  }, [isNeeded, makeLink]);

  const failure = link.error ?? end.error;
  if (failure) {
    return (
      <Alert
        tone="danger"
        title="This did not work."
        action={
          <Button size="sm" onClick={() => (link.error ? link.reset() : end.reset())}>
            Try again
          </Button>
        }
      >
        {failure.message}
      </Alert>
    );
  }
  if (screen?.state === 'open') {
    return (
      <Alert
        tone="info"
        title={`Open since ${time.format(new Date(screen.opened_at!))}`}
        action={
          <Button
            size="sm"
            variant="danger"
            loading={end.isPending}
            onClick={() => end.mutate(undefined, { onSuccess: link.reset })}
          >
            End it
          </Button>
        }
      >
        Another device reads this session along. It hears and asks nothing.
      </Alert>
    );
  }
  if (!link.data) return <Skeleton className="h-56" />;
  const url = `${window.location.origin}${paths.secondScreen}#${link.data.token}`;
  return (
    <div className="grid gap-3">
      <QrCode text={url} label="Code with the link to this session" />
      <p className="text-center text-sm text-pretty text-ink-soft">
        {state === 'none'
          ? 'This code is no longer valid.'
          : 'Scan it with your phone. It works once, for five minutes.'}
      </p>
      <OnlyHere />
      <div className="flex flex-wrap justify-center gap-2">
        <CopyButton text={url} size="sm">
          Copy link
        </CopyButton>
        <Button size="sm" loading={link.isPending} onClick={() => makeLink()}>
          New code
        </Button>
      </div>
    </div>
  );
}

const OnlyHere = () =>
  ['localhost', '127.0.0.1'].includes(window.location.hostname) && (
    <p className="text-center text-sm text-pretty text-ink-faint">
      This page is open at an address of this computer alone: a phone cannot reach it.
    </p>
  );
