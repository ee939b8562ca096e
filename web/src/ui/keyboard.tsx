export function Keyboard({ children }: { children: string }) {
  return (
    <kbd className="inline-grid h-5 min-w-5 place-items-center rounded-sm bg-surface px-1.5 font-sans text-xs font-medium text-ink-soft shadow-control inset-ring inset-ring-line-strong">
      {children}
    </kbd>
  );
}
