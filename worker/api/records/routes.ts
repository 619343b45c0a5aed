import { ID } from '@desert/contract/ids';
import { ListQuery } from '@desert/contract/list-query';
import type { Deleted } from '@desert/contract/records';
import { type Context, Hono } from 'hono';
import type { ApiContext } from '../context.ts';
import { jsonBody } from '../json-body.ts';
import { answerOwner } from '../ownership.ts';
import { linkNext } from '../paging.ts';
import { signedIn } from '../session.ts';
import { validate } from '../validate.ts';
import { makingOf } from '../write-key.ts';
import { limitedRestores, limitedWrites } from '../write-limit.ts';
import { createRecord, editRecord } from './changes.ts';
import type { Collection } from './collection.ts';
import { deleteRecord, restoreRecord } from './deletion.ts';
import { idOf } from './id.ts';
import { listRecords } from './queries.ts';

/** Bytes: the longest texts in a script of three bytes a character, and in JSON twice that. */
const BODY_LIMIT = 256 * 1024;

/** The list of a collection, and how its records are made, edited, deleted and put back. */
export function recordRoutes<Row extends object, Answer extends { id: number; user_id: number }>(
  collection: Collection<Row, Answer>,
) {
  const routes = new Hono<ApiContext>();
  const body = jsonBody(collection.input, BODY_LIMIT);

  routes.get('/', validate('query', ListQuery), async (c) => {
    const viewer = await viewerOf(c, collection);
    const page = await listRecords(c.var.database, collection, c.req.valid('query'), viewer);
    linkNext(c, page);
    return c.json<unknown>(page.records);
  });

  routes.post('/new', signedIn, body, limitedWrites, async (c) => {
    const { database, body } = c.var;
    return c.json<unknown>(await createRecord(database, collection, makingOf(c), body), 201);
  });

  routes.put(`/:id{${ID}}/edit`, signedIn, body, limitedWrites, async (c) => {
    const target = { id: idOf(c), user_id: c.var.account.id };
    const record = await editRecord(c.var.database, collection, target, c.var.body);
    return answerOwner(c, record, (record) => c.json<unknown>(record));
  });

  routes.delete(`/:id{${ID}}/delete`, signedIn, async (c) => {
    const target = { id: idOf(c), user_id: c.var.account.id };
    const found = await deleteRecord(c.var.database, collection, target);
    return answerOwner(c, found, ({ id }) => c.json<Deleted>({ message: 'It is deleted.', id }));
  });

  routes.post(`/:id{${ID}}/restore`, signedIn, limitedRestores, async (c) => {
    const target = { id: idOf(c), user_id: c.var.account.id };
    const record = await restoreRecord(c.var.database, collection, target);
    return answerOwner(c, record, (record) => c.json<unknown>(record));
  });

  return routes;
}

/** The id of who asks, where the collection's answers depend on it. */
export async function viewerOf(
  c: Context<ApiContext>,
  { personal }: Pick<Collection<object, unknown>, 'personal'>,
): Promise<number | null> {
  return personal ? ((await c.var.viewer())?.id ?? null) : null;
}
