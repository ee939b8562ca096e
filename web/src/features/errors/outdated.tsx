import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { sharedStream } from '#listening/shared-stream.ts';
import { site } from '#site.ts';
import { Button } from '#ui/button.tsx';
import { reloadOnce } from './stale-chunk.ts';
import { Trouble } from './trouble.tsx';

export function Outdated() {
  const sharing = sharedStream() !== null;
  const navigate = useNavigate();
  useEffect(() => {
    if (!sharing) reloadOnce();
  }, [sharing]);
  return (
    <Trouble
      title="This page could not be loaded"
      sentence={
        sharing
          ? `${site.name} has been updated, or the connection broke. You are sharing your screen, and a reload would end that: go back for now, and reload after your interview.`
          : `${site.name} has been updated, or the connection broke. Reload to go on; what you typed is kept.`
      }
      actions={
        <>
          <Button variant={sharing ? 'secondary' : 'primary'} onClick={() => window.location.reload()}>
            Reload
          </Button>
          {sharing && (
            <Button variant="primary" onClick={() => void navigate(-1)}>
              Go back
            </Button>
          )}
        </>
      }
    />
  );
}
