/** Says that a pasted text was cut. @param cutAt as `useCutPaste` tells */
export const CutNote = ({ cutAt }: { cutAt: number | null }) => (
  <p role="status" className="text-sm text-accent-ink empty:hidden">
    {cutAt !== null && `The text was cut off at ${cutAt.toLocaleString()} characters.`}
  </p>
);
