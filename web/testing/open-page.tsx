import '../src/ui/theme.css';
import { StrictMode } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { routes } from '../src/routes.tsx';
import { holdAuthToken } from '#account/auth-token.ts';
import { signOut } from '#account/sign-out.ts';

interface User {
  email: string;
  token: string;
}

/** A new user of the application behind these pages, signed in in this browser until the test is over. */
export async function signIn(plan: 'free-user' | 'subscriber'): Promise<User> {
  const user = (await (await fetch(`/test-users/${plan}`, { method: 'POST' })).json()) as User;
  holdAuthToken(user.token);
  onTestFinished(() => signOut());
  return user;
}

/** Shows the page of a path as the application does, with its layout, its guards and its calls. */
export async function openPage(path: string) {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  await render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return { path: () => router.state.location.pathname };
}
