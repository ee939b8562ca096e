import '../src/ui/theme.css';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, onTestFinished } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { routes } from '../src/routes.tsx';
import { queryClient } from '#api/query-client.ts';
import { holdAuthToken } from '#account/auth-token.ts';
import { signOut } from '#account/sign-out.ts';
import type { ChatCall } from '../../server/testing/chat-service.ts';
import type { ModelOrder } from '../../server/testing/model-by-calls.ts';

export interface TestUser {
  userId: string;
  email: string;
  password: string;
  /** A call of this user's, past the page. @param path below /api/v1 */
  call: (path: string, method?: string, body?: object) => Promise<Response>;
}

/** A new user of the application behind these pages, signed in in this browser until the test is over. */
export async function signIn(plan: 'free-user' | 'subscriber'): Promise<TestUser> {
  const { token, ...user } = await (await fetch(`/test-users/${plan}`, { method: 'POST' })).json();
  holdAuthToken(token);
  onTestFinished(() => signOut());
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const call: TestUser['call'] = (path, method = 'GET', body) =>
    plainFetch(`/api/v1${path}`, {
      method,
      headers,
      ...((body ?? method !== 'GET') && { body: JSON.stringify(body ?? {}) }),
    });
  return { ...user, call };
}

const plainFetch = window.fetch.bind(window);

/** Has the language model of conversations do this. @returns what the model was asked, once it is done */
export async function orderModel(order: ModelOrder): Promise<ChatCall['body']> {
  const body = JSON.stringify(order);
  const headers = { 'content-type': 'application/json' };
  return (await plainFetch('/test-model', { method: 'POST', headers, body })).json();
}

type Answer = (send: () => Promise<Response>, asked?: RequestInit) => Promise<Response>;

/**
 * Stands between the page and the server until the test is over, or until what it returns is called.
 * @param calls which ones, such as "PATCH /users/me"
 * @param answer the reply, or its absence when it throws; `send` hands the call on
 */
export function interceptCalls(calls: RegExp, answer: Answer): () => void {
  const before = window.fetch;
  window.fetch = async (input, init) => {
    const { method, url } = new Request(input, init);
    const send = () => before(input, init);
    const isMeant = calls.test(`${method} ${new URL(url).pathname.replace('/api/v1', '')}`);
    return isMeant ? answer(send, init) : send();
  };
  const stop = () => {
    window.fetch = before;
  };
  onTestFinished(stop);
  return stop;
}

/** Lets no call of this kind out until `letGo`; `made` comes with the first of them. */
export function holdCalls(calls: RegExp): { made: Promise<void>; letGo: () => void } {
  const made = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  interceptCalls(calls, async (send) => {
    made.resolve();
    await held.promise;
    return send();
  });
  return { made: made.promise, letGo: held.resolve };
}

/** What `fetch` does when nobody answers. */
export const noAnswer = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

/** Shows the page of a path as the application does, with its layout, its guards and its calls. */
export async function openPage(path: string, { width = 1_280, height = 800 } = {}) {
  await page.viewport(width, height);
  const router = createMemoryRouter(copyOf(routes), { initialEntries: [path] });
  const shown = await render(<RouterProvider router={router} />);
  const address = () => router.state.location.pathname + router.state.location.search;
  return {
    address,
    close: () => shown.unmount(),
    goBack: () => router.navigate(-1),
    /** As a reload does, but for the memory of the scripts. */
    openAgain: async () => {
      await shown.unmount();
      queryClient.clear();
      await openPage(address(), { width, height });
    },
  };
}

/** Where the focus would be by Tab. */
export async function focusOn(control: Locator): Promise<void> {
  await expect.element(control).toBeVisible();
  (control.element() as HTMLElement).focus();
}

/** A router takes out of a route what it has loaded of it. */
const copyOf = (routes: RouteObject[]): RouteObject[] =>
  routes.map(
    (route) =>
      ({
        ...route,
        ...(typeof route.lazy === 'object' && { lazy: { ...route.lazy } }),
        ...(route.children && { children: copyOf(route.children) }),
      }) as RouteObject,
  );
