import { z } from 'zod';

/** A message that contradicts the service's documentation; dropped, as it may quote speech. */
export class MalformedMessage extends Error {}

const Kind = z.object({ type: z.string() });

/**
 * Parses messages told apart by `type`.
 * @returns undefined for an unknown type
 * @throws MalformedMessage
 */
export function readMessage<M>(schema: z.ZodType<M>, text: string): M | undefined {
  const message = parse(text);
  const { data, error } = schema.safeParse(message);
  if (!error) return data;
  const isUnknownType =
    error.issues.some(({ path }) => path[0] === 'type') && Kind.safeParse(message).success;
  if (isUnknownType) return undefined;
  throw new MalformedMessage('The speech service sent a message of an unknown shape.');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
