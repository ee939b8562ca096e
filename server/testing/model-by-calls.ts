import {
  beginAnswer,
  type ChatCall,
  chunkEvent,
  doneEvent,
  finishEvent,
  startChatService,
} from './chat-service.ts';

/** What the model does with the prompt that ends in this message, as soon as that has come. */
export interface ModelOrder {
  message: string;
  /** Said next, each as a token. */
  say?: string[];
  /** How the reply ends then; `closed`: by whoever asked, which is waited for. */
  end?: 'well' | 'failed' | 'closed';
}

/** A language model for which the tests of pages speak. */
export async function startModelByCalls() {
  const newest = new Map<string | undefined, ChatCall>();
  const service = await startChatService((call) => newest.set(call.body.messages.at(-1)?.content, call));
  /** The newest prompt that ends so; one that is closed belongs to a reply before. */
  const callOf = async (message: string, mayBeClosed: boolean): Promise<ChatCall> => {
    for (;;) {
      const call = newest.get(message);
      if (call && (mayBeClosed || !call.response.closed)) return call;
      await service.nextCall();
    }
  };
  return {
    ...service,
    /** @returns the body of the prompt */
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
