import { z } from 'zod';

/** A message that is not as the service's documentation says. Its words are not kept: they may be somebody's. */
export class MalformedMessage extends Error {}

const Kind = z.object({ type: z.string() });

/**
 * Reads one of the messages that a protocol tells apart by their `type`.
 * @returns undefined for a type that the schema does not know: services say more than we need
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
