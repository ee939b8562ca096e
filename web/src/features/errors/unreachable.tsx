import { useRevalidator } from 'react-router';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { sentenceFor, type ApiError } from '#api/api-error.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Trouble } from './trouble.tsx';

export function Unreachable({ error }: { error: ApiError }) {
  const { state, revalidate } = useRevalidator();
  return (
    <Trouble
      title="Your dashboard could not be loaded"
      sentence={`${sentenceFor(error, MESSAGES.failedToFetchUser)}${error.detail?.endsWith('.') ? '' : '.'} You are still signed in.`}
      actions={
        <>
          <Button variant="primary" loading={state === 'loading'} onClick={() => void revalidate()}>
            Try again
          </Button>
          <LinkButton to={paths.home} variant="quiet">
            Go to the home page
          </LinkButton>
        </>
      }
    />
  );
}
