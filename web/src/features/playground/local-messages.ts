import type { BranchMessage } from './branches.ts';

const LOCAL = 'local ';
let count = 0;

export const isLocal = (id: string): boolean => id.startsWith(LOCAL);

export function knownReply(messages: readonly BranchMessage[], id: string | null): string | null {
  const parents = new Map(messages.map((message) => [message.id, message.parent_id]));
  let known = id;
  while (known !== null && isLocal(known)) known = parents.get(parents.get(known) ?? '') ?? null;
  return known;
}

export function newMessages(
  text: string,
  parentId: string | null,
  now: number,
): { message: BranchMessage; reply: BranchMessage } {
  count += 1;
  const at = new Date(now).toISOString();
  const message: BranchMessage = {
    id: `${LOCAL}message ${count}`,
    parent_id: parentId,
    is_user: true,
    text,
    state: 'complete',
    answered_by: null,
    at,
  };
  const reply: BranchMessage = {
    ...message,
    id: `${LOCAL}reply ${count}`,
    parent_id: message.id,
    is_user: false,
    text: '',
    state: 'running',
  };
  return { message, reply };
}

export const withIds = (
  messages: readonly BranchMessage[],
  ids: Readonly<Record<string, string>>,
): BranchMessage[] =>
  messages.map((message) => {
    const id = ids[message.id];
    const parent_id = message.parent_id === null ? undefined : ids[message.parent_id];
    return id || parent_id
      ? {
          ...message,
          id: id ?? message.id,
          parent_id: parent_id ?? message.parent_id,
          ...(id && { localId: message.id }),
        }
      : message;
  });

/** The server's messages with unsent ones in place. Unchanged ones keep their identity; errors stay. */
export function mergeMessages(
  here: readonly BranchMessage[],
  told: readonly BranchMessage[],
): BranchMessage[] {
  const ours = withIds(here, findIds(here, told));
  const known = new Map(ours.map((message) => [message.id, message]));
  const unsent = beforeWhat(ours, told);
  const merged = told.flatMap((message) => {
    const before = known.get(message.id);
    const isSame = before?.state === message.state && (before.text === message.text || before.error);
    const shown = isSame ? before : { ...message, ...(before?.localId && { localId: before.localId }) };
    return [...(unsent.get(message.id) ?? []), shown];
  });
  return [...merged, ...(unsent.get('') ?? [])];
}

function beforeWhat(
  here: readonly BranchMessage[],
  told: readonly BranchMessage[],
): Map<string, BranchMessage[]> {
  const ids = new Set(told.map(({ id }) => id));
  let next = '';
  const placed = here.toReversed().map((message) => {
    if (ids.has(message.id)) next = message.id;
    return { message, next };
  });
  const unsent = placed.filter(({ message }) => isLocal(message.id)).toReversed();
  return new Map(
    [...Map.groupBy(unsent, (each) => each.next)].map(([id, each]) => [
      id,
      each.map(({ message }) => message),
    ]),
  );
}

/** Server ids of a message and its reply whose own reply was lost: the newest with equal text and place. */
export function findIds(
  here: readonly BranchMessage[],
  told: readonly BranchMessage[],
): Record<string, string> {
  const known = new Set(here.map(({ id }) => id));
  const ids: Record<string, string> = {};
  for (const local of here.toReversed()) {
    if (!local.is_user || !isLocal(local.id)) continue;
    const parent = knownReply(here, local.parent_id);
    const message = told.findLast(
      ({ id, is_user, text, parent_id }) =>
        is_user && text === local.text && parent_id === parent && !known.has(id),
    );
    const replyHere = here.find(({ parent_id }) => parent_id === local.id);
    const reply = told.find(({ parent_id }) => parent_id === message?.id);
    if (!message || !replyHere || !reply) continue;
    known.add(message.id);
    ids[local.id] = message.id;
    ids[replyHere.id] = reply.id;
  }
  return ids;
}
