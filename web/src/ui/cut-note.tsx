export const CutNote = ({ cutAt }: { cutAt: number | null }) => (
  <p role="status" className="text-sm text-accent-ink empty:hidden">
    {cutAt !== null && `The text was cut off at ${cutAt.toLocaleString()} characters.`}
  </p>
);
