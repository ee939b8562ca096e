import type { Database, Id } from '../database.ts';

export interface Owner {
  id: Id;
  email: string;
}

/** @returns chunks of one JSON member, each with a comma before it */
export type Tell = (db: Database, owner: Owner) => AsyncIterable<string>;

export const one = (name: string, read: (db: Database, userId: Id) => Promise<unknown>): Tell =>
  async function* (db, { id }) {
    yield `,\n${asJson(name)}:${asJson(await read(db, id))}`;
  };

export const many =
  (name: string, pages: (db: Database, owner: Owner) => AsyncIterable<unknown[]>): Tell =>
  (db, owner) =>
    list(name, pages(db, owner));

export const manyWithLists = <Item extends { id: Id }>(
  { name, item, own }: { name: string; item: string; own: string },
  pages: (db: Database, userId: Id) => AsyncIterable<Item[]>,
  ownPages: (db: Database, id: Id) => AsyncIterable<unknown[]>,
): Tell =>
  async function* (db, owner) {
    yield `,\n${asJson(name)}:[`;
    let separator = '\n';
    for await (const page of pages(db, owner.id)) {
      for (const each of page) {
        yield `${separator}{${asJson(item)}:${asJson(each)}`;
        yield* list(own, ownPages(db, each.id));
        yield '}';
        separator = ',\n';
      }
    }
    yield ']';
  };

async function* list(name: string, pages: AsyncIterable<unknown[]>): AsyncGenerator<string> {
  yield `,\n${asJson(name)}:[`;
  let separator = '\n';
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield separator + page.map(asJson).join(',\n');
    separator = ',\n';
  }
  yield ']';
}

export const asJson = (value: unknown): string => JSON.stringify(value);
