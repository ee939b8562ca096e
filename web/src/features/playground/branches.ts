import type { ConversationMessage } from '@pythia/contracts/playground.ts';

export interface BranchMessage extends ConversationMessage {
  readonly error?: string;
  /** Id before the server gives one: keeps the view in place. */
  readonly localId?: string;
}

/** Id of the sibling shown under each parent, where that is not the newest. */
export type Chosen = Readonly<Record<string, string>>;

export interface BranchStep {
  message: BranchMessage;
  /** Number among siblings, from 1. */
  place: number;
  count: number;
}

export const parentKey = (parentId: string | null): string => parentId ?? '';

export function shownBranch(messages: readonly BranchMessage[], chosen: Chosen): BranchStep[] {
  const following = Map.groupBy(messages, ({ parent_id }) => parentKey(parent_id));
  const steps: BranchStep[] = [];
  let key = parentKey(null);
  for (let beside = following.get(key); beside; beside = following.get(key)) {
    const at = beside.findIndex(({ id }) => id === chosen[key]);
    const message = beside.at(at)!; // -1 is the newest
    steps.push({ message, place: beside.indexOf(message) + 1, count: beside.length });
    key = message.id;
  }
  return steps;
}

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
