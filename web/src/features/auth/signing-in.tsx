import { MESSAGES } from '@pythia/contracts/messages.ts';
import { Spinner } from '#ui/spinner.tsx';
import { AuthLayout } from './auth-layout.tsx';

export const SigningIn = () => (
  <AuthLayout title={MESSAGES.emailVerified}>
    <p role="status" className="flex items-center gap-3 text-ink-soft">
      <Spinner className="text-accent" />
      Thank you. Taking you on in a moment.
    </p>
  </AuthLayout>
);
