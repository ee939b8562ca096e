import type { BodyOf } from '@pythia/contracts/endpoint.ts';
import type { freeChat } from '@pythia/contracts/free-interview.ts';
import type { SessionEvent } from '@pythia/contracts/interviews.ts';
import type { FastifyInstance } from 'fastify';
import type { SignedInUser } from './sign-in-new-user.ts';

type AskedHow = Pick<BodyOf<typeof freeChat>, 'instead' | 'again' | 'sending'>;

export function interviewCalls({ app }: { app: FastifyInstance }, { headers }: SignedInUser) {
  const get = (path: string, query: Record<string, string> = {}) =>
    app.inject({ url: `/api/v1${path}`, query, headers });
  const post = (path: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/v1${path}`, headers, payload });

  const remove = (path: string) =>
    app.inject({ method: 'DELETE', url: `/api/v1/interviews/${path}`, headers });

  return {
    create: (payload: object = {}) => post('/free/create-session', payload),
    /** @returns its id */
    start: async (payload: object = {}): Promise<string> =>
      (await post('/free/create-session', payload)).json<{ session_id: string }>().session_id,
    ask: (sessionId: string, message: string, how: AskedHow = {}) =>
      post('/free/chat', { session_id: sessionId, message, ...how }),
    end: (sessionId: string) => post(`/interviews/${sessionId}/end`, {}),
    correct: (sessionId: string, line: string, text: string) =>
      post(`/interviews/${sessionId}/corrections`, { line, text }),
    rename: (sessionId: string, title: string) =>
      app.inject({ method: 'PATCH', url: `/api/v1/interviews/${sessionId}`, headers, payload: { title } }),
    changeMaterial: (sessionId: string, resume_summary: string) =>
      app.inject({
        method: 'PUT',
        url: `/api/v1/interviews/${sessionId}/material`,
        headers,
        payload: { resume_summary },
      }),
    changeLanguage: (sessionId: string, language: string) =>
      app.inject({
        method: 'PUT',
        url: `/api/v1/interviews/${sessionId}/language`,
        headers,
        payload: { language },
      }),
    remove,
    restore: (sessionId: string) => post(`/interviews/${sessionId}/restore`, {}),
    removeEvents: (sessionId: string, ...ids: string[]) =>
      post(`/interviews/${sessionId}/events/delete`, { ids }),
    restoreEvents: (sessionId: string, ...ids: string[]) =>
      post(`/interviews/${sessionId}/events/restore`, { ids }),
    list: (query?: Record<string, string>) => get('/interviews', query),
    read: (sessionId: string, query?: Record<string, string>) => get(`/interviews/${sessionId}`, query),
    events: async (sessionId: string): Promise<SessionEvent[]> => {
      const reply = await get(`/interviews/${sessionId}`, { limit: '100' });
      return reply.json<{ events: SessionEvent[] }>().events;
    },
  };
}
