import { ID } from '@desert/contract/text/ids';
import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { refuseMissing, readTarget } from '../../http/routes/request.ts';
import { defineChangeRoute, publicChange } from '../../http/routes/route.ts';
import { type ApiContext, type SignedInContext, signedIn } from '../../http/routes/session.ts';
import { limitedWrites } from '../../http/routes/write-limit.ts';
import { writeBatch } from '../../platform/database/retry.ts';
import type { StoryKind } from '../kind.ts';
import { likeStory, unlikeStory } from '../likes.ts';
import { toRecordsJson, selectRecords } from '../queries.ts';

export function likeRoutes(kind: StoryKind): Hono<ApiContext> {
  async function respond(c: Context<SignedInContext>, change: typeof likeStory) {
    const { database, account } = c.var;
    const target = readTarget(c);
    const reading = { viewer: account.id, listed: false };
    const [, rows] = await writeBatch(database, [
      change(database, kind, target),
      selectRecords(database, kind, reading).where(eq(kind.table.id, target.id)),
    ]);
    const [story] = toRecordsJson(kind, rows, reading);
    return c.json<unknown>(story ?? refuseMissing());
  }

  const routes = new Hono<ApiContext>();
  routes.post(
    `/:id{${ID}}/like`,
    defineChangeRoute({ changes: 'public', unconfirmed: true }),
    signedIn,
    limitedWrites,
    (c) => respond(c, likeStory),
  );
  routes.delete(`/:id{${ID}}/like/delete`, publicChange, signedIn, (c) => respond(c, unlikeStory));
  return routes;
}
