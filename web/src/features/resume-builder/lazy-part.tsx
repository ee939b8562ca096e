import { type ComponentType, lazy } from 'react';
import { Alert } from '#ui/alert.tsx';

/** A part of the page that is fetched when it is first shown; where it cannot be, the rest of the page stays. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => NotLoaded) }));

const NotLoaded = () => (
  <Alert tone="danger">
    This part of the page could not be loaded. Check your connection, and reload the page once you have saved
    a file.
  </Alert>
);
