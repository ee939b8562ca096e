import { paths } from '#paths.ts';
import { LinkButton } from '#ui/link-button.tsx';

export function BackToSignIn() {
  return (
    <LinkButton to={paths.signIn} variant="quiet" className="justify-self-center">
      Back to Sign In
    </LinkButton>
  );
}
