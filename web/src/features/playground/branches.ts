import type { ConversationMessage } from '@pythia/contracts/playground.ts';

/** A message or reply as it is shown. */
export interface BranchMessage extends ConversationMessage {
  /** Why a reply of this window failed. */
  readonly error?: string;
  /** The id that it had here before the server told one: what is shown of it stays where it is. */
  readonly localId?: string;
}

/** By what they follow: which of several messages is shown, where it is not the newest. */
export type Chosen = Readonly<Record<string, string>>;

export interface BranchStep {
  message: BranchMessage;
  /** Its place among those that follow the same message, counted from 1. */
  place: number;
  count: number;
}

/** The key of what a message follows. */
export const parentKey = (parentId: string | null): string => parentId ?? '';

/** From the beginning to the newest message of the branch that is shown. */
export function shownBranch(messages: readonly BranchMessage[], chosen: Chosen): BranchStep[] {
  const following = Map.groupBy(messages, ({ parent_id }) => parentKey(parent_id));
  const steps: BranchStep[] = [];
  let key = parentKey(null);
  for (let beside = following.get(key); beside; beside = following.get(key)) {
    const at = beside.findIndex(({ id }) => id === chosen[key]);
    const message = beside.at(at)!; // -1, where none is chosen, is the newest
    steps.push({ message, place: beside.indexOf(message) + 1, count: beside.length });
    key = message.id;
  }
  return steps;
}

/** The choice that shows the message which is `by` places further among those beside it. */
export function chooseBeside(
  messages: readonly BranchMessage[],
  chosen: Chosen,
  { id, parent_id }: BranchMessage,
  by: number,
): Chosen {
  const beside = messages.filter((message) => message.parent_id === parent_id);
  const next = beside[beside.findIndex((message) => message.id === id) + by];
  return next ? { ...chosen, [parentKey(parent_id)]: next.id } : chosen;
}
