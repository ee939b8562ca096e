import { Outlet, ScrollRestoration } from 'react-router';

/** Around every page: a new one starts at its top, one gone back to where it was left. */
export function Root() {
  return (
    <>
      <ScrollRestoration />
      <Outlet />
    </>
  );
}
