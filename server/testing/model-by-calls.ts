import {
  beginAnswer,
  type ChatCall,
  chunkEvent,
  doneEvent,
  finishEvent,
  startChatService,
} from './chat-service.ts';

/** An order for the prompt that ends in `message`, now or later. */
export interface ModelOrder {
  message: string;
  /** A token each. */
  say?: string[];
  /** `closed`: waits for the caller to leave. */
  end?: 'well' | 'failed' | 'closed';
}

/** Commanded by page tests. */
export async function startModelByCalls() {
  const newest = new Map<string | undefined, ChatCall>();
  const service = await startChatService((call) => newest.set(call.body.messages.at(-1)?.content, call));
  /** Newest matching prompt; closed ones belong to earlier replies. */
  const callOf = async (message: string, mayBeClosed: boolean): Promise<ChatCall> => {
    for (;;) {
      const call = newest.get(message);
      if (call && (mayBeClosed || !call.response.closed)) return call;
      await service.nextCall();
    }
  };
  return {
    ...service,
    /** @returns the prompt's body */
    obey: async ({ message, say = [], end }: ModelOrder): Promise<ChatCall['body']> => {
      const call = await callOf(message, end === 'closed');
      const { response } = call;
      if (end === 'failed') response.writeHead(500).end();
      else if (!response.headersSent) beginAnswer(call);
      for (const token of say) response.write(chunkEvent(token));
      if (end === 'well') response.end(finishEvent + doneEvent);
      if (end) await call.closed;
      return call.body;
    },
  };
}
