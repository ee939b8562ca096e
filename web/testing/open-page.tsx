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
  /** @param path below /api/v1 */
  call: (path: string, method?: string, body?: object) => Promise<Response>;
}

/** Signed in for one test. */
export async function signInForTest(plan: 'free-user' | 'subscriber'): Promise<TestUser> {
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

/** @returns the model's prompt afterwards */
export async function orderModel(order: ModelOrder): Promise<ChatCall['body']> {
  const body = JSON.stringify(order);
  const headers = { 'content-type': 'application/json' };
  return (await plainFetch('/test-model', { method: 'POST', headers, body })).json();
}

type Answer = (send: () => Promise<Response>, asked?: RequestInit) => Promise<Response>;

/**
 * Intercepts for one test, or until called.
 * @param calls such as "PATCH /users/me"
 * @param answer replies, throws, or calls `send`
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

/** `made` resolves with the first. */
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

export const noAnswer = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

export async function openPage(path: string, { width = 1_280, height = 800 } = {}) {
  await page.viewport(width, height);
  const router = createMemoryRouter(copyOf(routes), { initialEntries: [path] });
  const shown = await render(<RouterProvider router={router} />);
  const address = () => router.state.location.pathname + router.state.location.search;
  return {
    address,
    close: () => shown.unmount(),
    goBack: () => router.navigate(-1),
    /** A reload, except for scripts' memory. */
    openAgain: async () => {
      await shown.unmount();
      queryClient.clear();
      await openPage(address(), { width, height });
    },
  };
}

/** Focuses like Tab. */
export async function focusOn(control: Locator): Promise<void> {
  await expect.element(control).toBeVisible();
  (control.element() as HTMLElement).focus();
}

/** Routers remove what they have loaded. */
const copyOf = (routes: RouteObject[]): RouteObject[] =>
  routes.map(
    (route) =>
      ({
        ...route,
        ...(typeof route.lazy === 'object' && { lazy: { ...route.lazy } }),
        ...(route.children && { children: copyOf(route.children) }),
      }) as RouteObject,
  );
