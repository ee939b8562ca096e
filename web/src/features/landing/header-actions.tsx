import { paths } from '#paths.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { useSignedIn } from '#account/auth-token.ts';

export function HeaderActions() {
  if (useSignedIn()) {
    return (
      <LinkButton to={paths.dashboard} variant="primary">
        Dashboard
      </LinkButton>
    );
  }
  return (
    <>
      <LinkButton to={paths.signIn} variant="quiet">
        Sign In
      </LinkButton>
      <LinkButton to={paths.signUp} variant="primary">
        Sign Up
      </LinkButton>
    </>
  );
}
