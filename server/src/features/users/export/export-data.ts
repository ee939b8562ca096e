import type { Clock } from '#core/clock.ts';
import type { Database, Id } from '#db/database.ts';
import { readAccount, readPicture } from './account-store.ts';
import { customerOf, linksOf, mailsOf, paymentEventsOf, subscriptionsOf } from './belongings-store.ts';
import { eventPages, sessionPages } from './sessions-store.ts';
import { conversationPages, jobsOf, materialOf, messagePages, storiesOf } from './writing-store.ts';

export interface ExportParts {
  db: Database;
  clock: Clock;
  /** Waits a moment for what was said just now to be written. */
  flushTimelines: () => Promise<void>;
}

/**
 * Everything that is kept about a user, as pieces of one JSON document. Lists are read page by page, as fast as the pieces are
 * consumed, so that at most a page is in memory; concurrent changes may be in it or not.
 * @throws when there is no such user, before the first piece
 */
export async function* exportData(parts: ExportParts, userId: Id): AsyncGenerator<string> {
  const { db, clock } = parts;
  await parts.flushTimelines();
  const account = await readAccount(db, userId);
  yield `{"made_at":${json(clock.now())},\n"account":${json(account)}`;
  yield `,\n"picture":${json(await readPicture(db, userId))}`;
  yield `,\n"customer":${json(await customerOf(db, userId))}`;
  yield `,\n"subscriptions":${json(await subscriptionsOf(db, userId))}`;
  yield* list('payment_events', paymentEventsOf(db, userId));
  yield* list('links', linksOf(db, userId));
  yield* list('mails', mailsOf(db, account.email));
  yield `,\n"material":${json(await materialOf(db, userId))}`;
  yield* list('jobs', jobsOf(db, userId));
  yield* list('stories', storiesOf(db, userId));
  const conversations = { name: 'conversations', item: 'conversation' };
  yield* nested(conversations, conversationPages(db, userId), (id) => list('messages', messagePages(db, id)));
  const sessions = { name: 'sessions', item: 'session' };
  yield* nested(sessions, sessionPages(db, userId), (id) => list('events', eventPages(db, id)));
  yield '}\n';
}

/** A further member, whose value is a list of objects, each of which has a list of its own. */
async function* nested<Item extends { id: Id }>(
  { name, item }: { name: string; item: string },
  pages: AsyncIterable<Item[]>,
  own: (id: Id) => AsyncIterable<string>,
): AsyncGenerator<string> {
  yield `,\n${json(name)}:[`;
  let separator = '\n';
  for await (const page of pages) {
    for (const one of page) {
      yield `${separator}{${json(item)}:${json(one)}`;
      yield* own(one.id);
      yield '}';
      separator = ',\n';
    }
  }
  yield ']';
}

/** A further member of an object, whose value is a list. */
async function* list(name: string, pages: AsyncIterable<unknown[]>): AsyncGenerator<string> {
  yield `,\n${json(name)}:[`;
  let separator = '\n';
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield separator + page.map(json).join(',\n');
    separator = ',\n';
  }
  yield ']';
}

const json = (value: unknown): string => JSON.stringify(value);
