import { paths } from '#paths.ts';
import { TextLink } from '#ui/text-link.tsx';

export function TermsNotice({ doing }: { doing: string }) {
  return (
    <p className="text-sm text-ink-faint">
      By {doing}, you agree to our{' '}
      <TextLink to={paths.terms} target="_blank">
        Terms and Conditions
      </TextLink>{' '}
      and{' '}
      <TextLink to={paths.privacyPolicy} target="_blank">
        Privacy Policy
      </TextLink>
      .
    </p>
  );
}
