import { TextLink } from '#ui/text-link.tsx';

export const PrepareLink = ({ to }: { to: string }) => (
  <p className="text-sm text-pretty text-ink-soft">
    Notice, salary and the questions that everybody is asked:{' '}
    <TextLink to={to}>prepare your answers</TextLink>
  </p>
);
