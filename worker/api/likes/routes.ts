import { ID } from '@desert/contract/ids';
import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { retryOnce } from '../../database/retry.ts';
import type { ApiContext } from '../context.ts';
import { missing } from '../ownership.ts';
import type { Collection } from '../records/collection.ts';
import { idOf } from '../records/id.ts';
import { answersOf, selectRecords } from '../records/queries.ts';
import { type SignedInContext, signedIn } from '../session.ts';
import type { StorySubject } from '../stories/subject.ts';
import { limitedWrites } from '../write-limit.ts';
import { like, unlike } from './changes.ts';

/** How who is signed in likes a story and takes it back; both answer the story as it then is. */
export function likeRoutes<Row extends object, Answer>(
  subject: StorySubject,
  collection: Collection<Row, Answer>,
) {
  async function answer(c: Context<SignedInContext>, change: typeof like) {
    const { database, account } = c.var;
    const id = idOf(c);
    const reading = { viewer: account.id, listed: false };
    const [, , rows] = await retryOnce(() =>
      database.batch([
        ...change(database, subject, { id, user_id: account.id }),
        selectRecords(database, collection, reading).where(eq(subject.stories.id, id)),
      ]),
    );
    const [story] = answersOf(collection, rows, reading);
    return story ? c.json<unknown>(story) : missing(c);
  }

  const routes = new Hono<ApiContext>();
  routes.post(`/:id{${ID}}/like`, signedIn, limitedWrites, (c) => answer(c, like));
  routes.delete(`/:id{${ID}}/like/delete`, signedIn, (c) => answer(c, unlike));
  return routes;
}
