import { type ComponentType, lazy } from 'react';
import { Alert } from '#ui/alert.tsx';

/** Loaded when first shown; a failure leaves the rest of the page. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => NotLoaded) }));

const NotLoaded = () => (
  <Alert tone="danger">
    This part of the page could not be loaded. Check your connection, and reload the page once you have saved
    a file.
  </Alert>
);
