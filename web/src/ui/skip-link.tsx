export function SkipLink() {
  return (
    <a
      href="#content"
      className="fixed top-2 left-2 z-40 -translate-y-16 rounded-md bg-raised px-4 py-2 font-medium opacity-0 shadow-raised focus:translate-y-0 focus:opacity-100"
    >
      Skip to content
    </a>
  );
}
