import type { PushState } from '@desert/contract/notifications/push';
/** The browser of a session that gets pushes. */
import type { PushInput } from '@desert/contract/notifications/push-input';
import { pushEndpoints, sessions } from '@desert/drizzle/schema';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Session } from '../accounts/session/resolve.ts';
import { Refusal } from '../http/response/refusal.ts';
import type { Database } from '../platform/database/open.ts';
import { retryOnce, writeBatch } from '../platform/database/retry.ts';
import { insertSelect } from '../platform/database/sql.ts';

type Input = InferOutput<typeof PushInput>;

export async function readPushState(
  database: Database,
  { token_hash }: Session,
  key: string | undefined,
): Promise<PushState> {
  const row = await database
    .select({ shows_names: pushEndpoints.shows_names })
    .from(pushEndpoints)
    .where(eq(pushEndpoints.token_hash, token_hash))
    .get();
  return { key: key ?? null, is_on: row !== undefined, shows_names: row?.shows_names ?? false };
}

/** Stores the session's subscription, or changes what its pushes show. Idempotent. */
export async function savePushEndpoint(
  database: Database,
  { account, token_hash }: Session,
  { subscription, shows_names = false }: Input,
): Promise<void> {
  const isOwn = eq(pushEndpoints.token_hash, token_hash);
  if (!subscription) {
    await retryOnce(() => database.update(pushEndpoints).set({ shows_names }).where(isOwn).run());
    return;
  }
  const { endpoint, keys } = subscription;
  await checkPoint(keys.p256dh);
  const row = { user_id: account.id, endpoint, ...keys, shows_names };
  await writeBatch(database, [
    // Another session of the same browser, perhaps of another member.
    database
      .delete(pushEndpoints)
      .where(and(eq(pushEndpoints.endpoint, endpoint), ne(pushEndpoints.token_hash, token_hash))),
    insertSelect(
      database,
      pushEndpoints,
      { ...row, token_hash: sessions.token_hash, created_at: Date.now() },
      sql`FROM ${sessions} WHERE ${sessions.token_hash} = ${token_hash}`,
    ).onConflictDoUpdate({ target: pushEndpoints.token_hash, set: row }),
  ]);
}

export async function deletePushEndpoint(
  database: Database,
  { token_hash }: Session,
): Promise<void> {
  const isOwn = eq(pushEndpoints.token_hash, token_hash);
  await retryOnce(() => database.delete(pushEndpoints).where(isOwn).run());
}

/** Refuses a key that is no point of the curve: each push to it would fail. */
async function checkPoint(p256dh: string): Promise<void> {
  const curve = { name: 'ECDH', namedCurve: 'P-256' };
  const bytes = Buffer.from(p256dh, 'base64url');
  await crypto.subtle.importKey('raw', bytes, curve, false, []).catch(() => {
    throw new Refusal(400, { subscription: 'keys must be those of a push subscription' });
  });
}
