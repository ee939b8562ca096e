/** Follows the name of what is sold before it is built. */
export const ComingSoon = () => (
  <>
    {' '}
    <span className="text-sm whitespace-nowrap text-ink-faint">(coming soon)</span>
  </>
);
