import { paths } from '#paths.ts';
import { PopUpLink } from '#ui/pop-up-link.tsx';
import { textLinkStyle } from '#ui/text-link.tsx';

export function TermsNotice({ doing }: { doing: string }) {
  return (
    <p className="text-sm text-ink-faint">
      By {doing}, you agree to our{' '}
      <PopUpLink href={paths.terms} className={textLinkStyle()}>
        Terms and Conditions
      </PopUpLink>{' '}
      and{' '}
      <PopUpLink href={paths.privacyPolicy} className={textLinkStyle()}>
        Privacy Policy
      </PopUpLink>
      .
    </p>
  );
}
