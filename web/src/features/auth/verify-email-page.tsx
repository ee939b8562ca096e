import { Suspense, use } from 'react';
import { useLoaderData } from 'react-router';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { paths } from '#paths.ts';
import { Alert } from '#ui/alert.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { AuthColumn } from './auth-column.tsx';
import { ResendForm } from './check-your-mail/resend-form.tsx';
import { useRedirectLater } from './use-redirect-later.ts';
import type { Verification, verifyEmailLoader } from './verify-email.ts';

export function VerifyEmailPage() {
  const { verification } = useLoaderData<typeof verifyEmailLoader>();
  return (
    <Suspense fallback={<Verifying />}>
      <Outcome verification={verification} />
    </Suspense>
  );
}

function Outcome({ verification }: { verification: Promise<Verification> }) {
  const result = use(verification);
  switch (result.outcome) {
    case 'verified':
      return <Verified />;
    case 'already':
      return <AlreadyVerified reason={result.reason} />;
    case 'outdated':
      return <Outdated reason={result.reason} />;
    case 'failed':
      return <Failed reason={result.reason} />;
  }
}

function Verifying() {
  return (
    <AuthColumn title="Verifying your email">
      <p role="status" className="flex items-center gap-3 text-ink-soft">
        <Spinner className="text-accent" />
        This takes a moment.
      </p>
    </AuthColumn>
  );
}

function Verified() {
  useRedirectLater(paths.signIn, true);
  return (
    <AuthColumn title={MESSAGES.emailVerified}>
      <Alert tone="success">Thank you. Taking you to the sign-in page in a moment.</Alert>
      <LinkButton to={paths.signIn} variant="primary" size="lg">
        Sign In
      </LinkButton>
    </AuthColumn>
  );
}

function AlreadyVerified({ reason }: { reason: string }) {
  return (
    <AuthColumn title="Your email is already verified">
      <Alert tone="success">{reason}</Alert>
      <LinkButton to={paths.signIn} variant="primary" size="lg">
        Sign In
      </LinkButton>
    </AuthColumn>
  );
}

function Outdated({ reason }: { reason: string }) {
  return (
    <AuthColumn title="This link no longer works">
      <Alert tone="warning">{reason}</Alert>
      <ResendForm />
      <LinkButton to={paths.home} variant="quiet" className="justify-self-center">
        Return Home
      </LinkButton>
    </AuthColumn>
  );
}

function Failed({ reason }: { reason: string }) {
  return (
    <AuthColumn title="We could not verify your email">
      <Alert tone="danger">{reason}</Alert>
      <div className="grid gap-3">
        <LinkButton to={paths.home} variant="primary" size="lg">
          Return Home
        </LinkButton>
        <LinkButton to={paths.signUp} variant="quiet">
          Sign up again for a new link
        </LinkButton>
      </div>
    </AuthColumn>
  );
}
