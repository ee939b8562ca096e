import type { FastifyInstance } from 'fastify';

export const PASSWORD = 'Correct horse 1';

/** @param from a trusted proxy's address */
export function accountCalls(app: FastifyInstance, from?: string) {
  const headers = from === undefined ? {} : { 'x-forwarded-for': from };
  const post = (path: string, payload: unknown) =>
    app.inject({ method: 'POST', url: `/api/v1${path}`, headers, payload: payload as object });
  const postForm = (path: string, fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: `/api/v1${path}`,
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });

  return {
    signUp: (email: string, password = PASSWORD) => post('/users/signup', { email, password }),
    resend: (email: string) => post('/users/resend-verification', { email }),
    verify: (token: string) =>
      app.inject({ url: `/api/v1/users/verify-email?token=${encodeURIComponent(token)}`, headers }),
    signIn: (username: string, password = PASSWORD) =>
      postForm('/login/access-token', { grant_type: 'password', username, password }),
    requestReset: (email: string) =>
      post(`/users/password-reset?email=${encodeURIComponent(email)}`, undefined),
    checkReset: (token: string) =>
      app.inject({ url: `/api/v1/users/reset-password?token=${encodeURIComponent(token)}`, headers }),
    reset: (token: string, password: string) =>
      postForm(`/users/reset-password?token=${encodeURIComponent(token)}`, { new_password: password }),
    changePassword: (token: string, current_password: string, new_password: string) =>
      app.inject({
        method: 'PATCH',
        url: '/api/v1/users/me/password',
        headers: { ...headers, authorization: `Bearer ${token}` },
        payload: { current_password, new_password },
      }),
    me: (token: string) =>
      app.inject({ url: '/api/v1/users/me', headers: { ...headers, authorization: `Bearer ${token}` } }),
  };
}

export const tokenOf = (reply: { json<T>(): T }): string =>
  reply.json<{ access_token: string }>().access_token;
