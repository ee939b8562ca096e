import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { exportData } from '@pythia/contracts/accounts.ts';
import { authorisedDownload } from '#account/authorised-call.ts';
import { sentenceFor } from '#api/api-error.ts';
import { Button } from '#ui/button.tsx';
import { saveFile } from '#browser/download.ts';
import { SettingRow } from '#ui/section.tsx';

type State =
  | { phase: 'idle' }
  | { phase: 'busy'; bytes: number }
  | { phase: 'done' }
  | { phase: 'failed'; error: string };

export function DownloadData() {
  const [state, setState] = useState<State>({ phase: 'idle' });
  const left = useRef<AbortController>(null);
  useEffect(() => () => left.current?.abort(), []);

  const download = async () => {
    const { signal } = (left.current = new AbortController());
    setState({ phase: 'busy', bytes: 0 });
    try {
      const onProgress = (bytes: number) => setState({ phase: 'busy', bytes });
      saveFile(await authorisedDownload(exportData, { signal, onProgress }));
      setState({ phase: 'done' });
    } catch (failure) {
      if (signal.aborted) return;
      setState({ phase: 'failed', error: sentenceFor(failure, 'Your data could not be downloaded.') });
    }
  };

  return (
    <SettingRow
      title="Your data"
      description="You can download everything we keep about you as one JSON file."
      control={
        <Button
          size="sm"
          icon={<Download aria-hidden className="size-4" />}
          loading={state.phase === 'busy'}
          onClick={() => void download()}
        >
          Download my data
        </Button>
      }
    >
      {state.phase !== 'idle' && <Progress state={state} />}
    </SettingRow>
  );
}

function Progress({ state }: { state: Exclude<State, { phase: 'idle' }> }) {
  if (state.phase === 'failed') {
    return (
      <p role="alert" className="text-sm text-danger-ink">
        {state.error}
      </p>
    );
  }
  return (
    <p className="text-sm text-ink-soft tabular-nums">
      <span role="status">{state.phase === 'busy' ? 'Collecting your data…' : 'Your file is saved.'}</span>
      {state.phase === 'busy' && state.bytes > 0 && ` ${(state.bytes / 1_000_000).toFixed(1)} MB`}
    </p>
  );
}
