import { useLocation, useNavigate, useNavigation } from 'react-router';
import { site } from '#site.ts';
import { Button } from '#ui/button.tsx';
import { Trouble } from './trouble.tsx';

export function Offline() {
  const here = useLocation();
  const navigate = useNavigate();
  const { state } = useNavigation();
  return (
    <Trouble
      title="You are offline"
      sentence={`${site.name} cannot be reached, so this page could not be loaded. What you typed is kept: try again once you are connected, or go back.`}
      actions={
        <>
          <Button
            variant="primary"
            loading={state === 'loading'}
            onClick={() => void navigate(here, { replace: true })}
          >
            Try again
          </Button>
          <Button variant="secondary" onClick={() => void navigate(-1)}>
            Go back
          </Button>
        </>
      }
    />
  );
}
