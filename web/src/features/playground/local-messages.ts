import type { ChatMessage } from './branches.ts';

const LOCAL = 'local ';
let count = 0;

/** What was sent from here and has no id of the server's yet. */
export const isLocal = (id: string): boolean => id.startsWith(LOCAL);

/** A message and the reply to it, before the server knows of them. */
export function newExchange(
  text: string,
  parentId: string | null,
  now: number,
): { message: ChatMessage; reply: ChatMessage } {
  count += 1;
  const at = new Date(now).toISOString();
  const message: ChatMessage = {
    id: `${LOCAL}message ${count}`,
    parent_id: parentId,
    is_user: true,
    text,
    state: 'complete',
    answered_by: null,
    at,
  };
  const reply: ChatMessage = {
    ...message,
    id: `${LOCAL}reply ${count}`,
    parent_id: message.id,
    is_user: false,
    text: '',
    state: 'running',
  };
  return { message, reply };
}

/** The messages with ids that the server has told, by the ones that they had here. */
export const withIds = (
  messages: readonly ChatMessage[],
  ids: Readonly<Record<string, string>>,
): ChatMessage[] =>
  messages.map((message) => {
    const id = ids[message.id];
    const parent_id = message.parent_id === null ? undefined : ids[message.parent_id];
    return id || parent_id
      ? { ...message, id: id ?? message.id, parent_id: parent_id ?? message.parent_id }
      : message;
  });

/**
 * What the server has, with what it does not know yet. A message that has not changed stays the same object, so
 * that its view is skipped, and a reply's error stays known.
 */
export function mergeMessages(here: readonly ChatMessage[], told: readonly ChatMessage[]): ChatMessage[] {
  const known = new Map(here.map((message) => [message.id, message]));
  const merged = told.map((message) => {
    const before = known.get(message.id);
    return before && before.state === message.state && (before.text === message.text || before.error)
      ? before
      : message;
  });
  return [...merged, ...here.filter(({ id }) => isLocal(id))];
}

/**
 * The ids of an exchange that the server took without being able to say so: the newest message with this text
 * in the same place that is not known here, and its reply.
 */
export function findIds(
  here: readonly ChatMessage[],
  told: readonly ChatMessage[],
  { text, parent_id }: ChatMessage,
): { messageId: string; replyId: string } | undefined {
  const known = new Set(here.map(({ id }) => id));
  const message = told.findLast(
    (candidate) =>
      candidate.is_user &&
      candidate.text === text.trim() &&
      candidate.parent_id === parent_id &&
      !known.has(candidate.id),
  );
  const reply = told.find((candidate) => candidate.parent_id === message?.id);
  return message && reply && { messageId: message.id, replyId: reply.id };
}
