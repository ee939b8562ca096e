import { Button } from '#ui/button.tsx';
import type { ButtonSize, ButtonVariant } from '#ui/button-style.ts';
import { textLinkStyle } from '#ui/text-link.tsx';
import type { Offer } from '../machine/next-session.ts';

interface WayOnProps {
  /** Null while it is not known. */
  offer: Offer | null;
  variant: ButtonVariant;
  size: ButtonSize;
  onGoOn: () => void;
}

/** The button that begins another session; where none can be begun, why, and the page that changes that. */
export function WayOn({ offer, variant, size, onGoOn }: WayOnProps) {
  if (offer?.can === false) {
    return (
      <p className="text-sm">
        {offer.why}.{' '}
        <a href={offer.page} target="_blank" rel="noreferrer" className={textLinkStyle()}>
          Upgrade Now
        </a>
      </p>
    );
  }
  return (
    <Button variant={variant} size={size} onClick={onGoOn}>
      Continue with a new session{offer?.left ? `: ${offer.left}` : ''}
    </Button>
  );
}
