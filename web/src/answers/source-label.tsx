export const SourceLabel = ({ children }: { children: string }) => (
  <p
    dir="auto"
    className="mt-3 w-fit max-w-full truncate rounded-full bg-answer-wash px-2.5 py-0.5 text-xs text-answer-ink inset-ring inset-ring-answer-line"
  >
    {children}
  </p>
);
