import { once } from 'node:events';
import type { APIRequestContext } from '@playwright/test';
import { APP } from './app-address.ts';
import type { Visitor } from './people.ts';

/**
 * Streams like another browser's window.
 * @returns closes it
 */
export async function openStream(request: APIRequestContext, person: Visitor): Promise<() => void> {
  const created = await request.post('/api/v1/free/create-session', {
    headers: { authorization: `Bearer ${person.token}` },
    data: {},
  });
  const { session_id } = (await created.json()) as { session_id: string };
  const url = new URL(`/api/v1/free/transcribe`, APP.origin.replace('http', 'ws'));
  url.search = String(new URLSearchParams({ token: person.token, session_id }));
  const socket = new WebSocket(url);
  await once(socket, 'message'); // admitted: the first message is the status
  return () => socket.close();
}
