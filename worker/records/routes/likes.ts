import { ID } from '@desert/contract/text/ids';
import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { refuseMissing, readTarget } from '../../http/routes/request.ts';
import { change, publicChange } from '../../http/routes/route.ts';
import { type ApiContext, type SignedInContext, signedIn } from '../../http/routes/session.ts';
import { limitedWrites } from '../../http/routes/write-limit.ts';
import { writeBatch } from '../../platform/database/retry.ts';
import type { StoryKind } from '../kind.ts';
import { like, unlike } from '../likes.ts';
import { toRecordsJson, selectRecords } from '../queries.ts';

export function likeRoutes(kind: StoryKind): Hono<ApiContext> {
  async function respond(c: Context<SignedInContext>, change: typeof like) {
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
    change({ changes: 'public', unconfirmed: true }),
    signedIn,
    limitedWrites,
    (c) => respond(c, like),
  );
  routes.delete(`/:id{${ID}}/like/delete`, publicChange, signedIn, (c) => respond(c, unlike));
  return routes;
}
