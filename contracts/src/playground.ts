import { z } from 'zod';
import { ANSWER } from './budgets.ts';
import { defineEndpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { Next } from './lists.ts';
import { Text } from './text.ts';

export const PLAYGROUND_MODEL = 'gpt-4o-mini';

export const STORY_PREFIX = 'Refine this job story based on these prompts: ';

/** Sent before the first text, so that a reply that breaks off can be found again. */
export const PLAYGROUND_HEADERS = { messageId: 'x-message-id', replyId: 'x-reply-id' } as const;

/** Stores nothing without `conversation_id`. */
export const playground = defineEndpoint({
  method: 'POST',
  path: '/openai/playground/',
  summary: 'Stream a reply to a message, or a story made of prompts',
  access: 'subscriber',
  budgets: ANSWER,
  body: z.object({
    model: Text.min(1).max(100),
    message: Text.trim().min(1).max(LIMITS.message),
    conversation_id: z.uuid().optional(),
    /** Reply that the message follows; null begins anew, so an edited message is a branch. */
    parent_id: z.uuid().nullable().optional(),
    /** The reply of a conversation goes on for a while when its connection ends, as with a reload. */
    goes_on: z.boolean().optional(),
  }),
  reply: 'answer-stream',
});

/** Keeps what there is of them. */
export const stopReplies = defineEndpoint({
  method: 'POST',
  path: '/conversations/:conversation_id/stop',
  summary: 'Stop the replies that are being written in an own conversation',
  access: 'subscriber',
  params: z.object({ conversation_id: z.uuid() }),
  reply: 'nothing',
});

export const playgroundModels = defineEndpoint({
  method: 'GET',
  path: '/openai/playground/models',
  summary: 'The models that may be asked for, the usual one first',
  access: 'subscriber',
  reply: z.object({ models: z.array(z.string()).min(1) }),
});

export const Conversation = z.object({
  id: z.string(),
  title: z.string(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Conversation = z.infer<typeof Conversation>;

export const ConversationMessage = z.object({
  id: z.string(),
  parent_id: z.string().nullable(),
  is_user: z.boolean(),
  text: z.string(),
  /** User messages are `complete`. */
  state: z.enum(['running', 'complete', 'partial', 'stopped', 'failed']),
  answered_by: z.string().nullable(),
  at: z.iso.datetime(),
});
export type ConversationMessage = z.infer<typeof ConversationMessage>;

const own = z.object({ conversation_id: z.uuid() });
const Title = Text.trim().min(1).max(LIMITS.conversationTitle);

export const listConversations = defineEndpoint({
  method: 'GET',
  path: '/conversations',
  summary: 'The conversations of the signed-in user, the one spoken in last first',
  access: 'subscriber',
  query: z.object({
    search: Text.trim().max(LIMITS.search).optional(),
  }),
  reply: z.object({ conversations: z.array(Conversation) }),
});

export const createConversation = defineEndpoint({
  method: 'POST',
  path: '/conversations',
  summary: 'Begin a conversation; beyond the most that are kept the oldest goes',
  access: 'subscriber',
  body: z.object({ title: Title }),
  reply: Conversation,
  status: 201,
});

export const readConversation = defineEndpoint({
  method: 'GET',
  path: '/conversations/:conversation_id',
  summary: 'An own conversation with its messages, the oldest first',
  access: 'subscriber',
  params: own,
  query: z.object({
    after: z.uuid().optional(),
  }),
  reply: z.object({
    conversation: Conversation,
    messages: z.array(ConversationMessage),
    next: Next,
  }),
});

export const renameConversation = defineEndpoint({
  method: 'PATCH',
  path: '/conversations/:conversation_id',
  summary: 'Name an own conversation',
  access: 'subscriber',
  params: own,
  body: z.object({ title: Title }),
  reply: Conversation,
});

export const deleteConversation = defineEndpoint({
  method: 'DELETE',
  path: '/conversations/:conversation_id',
  summary: 'Delete an own conversation; it can be called back for an hour',
  access: 'subscriber',
  params: own,
  reply: 'nothing',
});

/** 404 when none was deleted. */
export const restoreConversations = defineEndpoint({
  method: 'POST',
  path: '/conversations/restore',
  summary: 'Call back own conversations that were deleted; beyond the most that are kept the oldest go',
  access: 'subscriber',
  body: z.object({ ids: z.array(z.uuid()).min(1).max(LIMITS.atOnce) }),
  reply: 'nothing',
});
