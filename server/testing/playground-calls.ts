import type { ReplyOf } from '@pythia/contracts/endpoint.ts';
import { readPages } from '@pythia/contracts/lists.ts';
import type { Conversation, ConversationMessage, readConversation } from '@pythia/contracts/playground.ts';
import type { FastifyInstance } from 'fastify';
import type { SignedInUser } from './sign-in-new-user.ts';

export function playgroundCalls({ app }: { app: FastifyInstance }, { headers }: SignedInUser) {
  const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
    app.inject({ method, url: `/api/v1${path}`, headers, ...(payload && { payload }) });

  return {
    say: (message: string, placed: { conversation_id?: string; parent_id?: string | null } = {}) =>
      send('POST', '/openai/playground/', { model: 'gpt-4o-mini', message, ...placed }),
    ask: (model: string) => send('POST', '/openai/playground/', { model, message: 'Hello?' }),
    models: () => send('GET', '/openai/playground/models'),
    create: (title: string) => send('POST', '/conversations', { title }),
    search: (words: string) => send('GET', `/conversations?search=${encodeURIComponent(words)}`),
    /** @returns its id */
    begin: async (title = 'Rehearsal'): Promise<string> =>
      (await send('POST', '/conversations', { title })).json<Conversation>().id,
    list: async (search?: string): Promise<string[]> => {
      const query = search === undefined ? '' : `?search=${encodeURIComponent(search)}`;
      const reply = await send('GET', `/conversations${query}`);
      return reply.json<{ conversations: Conversation[] }>().conversations.map(({ title }) => title);
    },
    read: (id: string) => send('GET', `/conversations/${id}`),
    messages: async (id: string): Promise<ConversationMessage[]> => {
      const pages = await readPages(async (after) => {
        const page = await send('GET', `/conversations/${id}${after ? `?after=${after}` : ''}`);
        return page.json<ReplyOf<typeof readConversation>>();
      });
      return pages.flatMap(({ messages }) => messages);
    },
    rename: (id: string, title: string) => send('PATCH', `/conversations/${id}`, { title }),
    remove: (id: string) => send('DELETE', `/conversations/${id}`),
    restore: (ids: string[]) => send('POST', '/conversations/restore', { ids }),
  };
}
