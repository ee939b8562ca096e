import { Button } from '#ui/button.tsx';
import type { ButtonSize, ButtonVariant } from '#ui/button-style.ts';
import { textLinkStyle } from '#ui/text-link.tsx';
import type { Offer } from '../machine/next-session.ts';

interface WayOnProps {
  offer: Offer | null;
  variant: ButtonVariant;
  size: ButtonSize;
  onGoOn: () => void;
}

export function WayOnButton({ offer, variant, size, onGoOn }: WayOnProps) {
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
