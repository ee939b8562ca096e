import { useNavigation } from 'react-router';

export function NavigationLine() {
  if (useNavigation().state === 'idle') return null;
  return (
    <div
      role="progressbar"
      aria-label="Loading the page"
      className="fixed inset-x-0 top-0 z-50 h-0.5 origin-left animate-navigation bg-accent"
    />
  );
}
