import { Readable } from 'node:stream';
import { managedUserSchema } from '@bandwise/api-contract/admin';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Schema } from '../../db/schema.ts';
import { Prepared } from '../../http/handler.ts';
import { presentManagedUser } from './users.presenter.ts';
import { readAllUsers } from './users.repo.ts';

const pageSchema = z.array(managedUserSchema);

/** Streams the list: serialising a hundred thousand users at once would block the event loop for seconds. */
export function listUsers(db: Kysely<Schema>): Prepared {
  return new Prepared(Readable.from(arrayOf(readAllUsers(db)), { objectMode: false }));
}

async function* arrayOf(pages: ReturnType<typeof readAllUsers>) {
  let isFirst = true;
  yield '[';
  for await (const page of pages) {
    const users = JSON.stringify(pageSchema.parse(page.map(presentManagedUser))).slice(1, -1);
    yield isFirst || users === '' ? users : `,${users}`;
    isFirst = false;
  }
  yield ']';
}
