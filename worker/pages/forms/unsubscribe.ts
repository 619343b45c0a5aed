import { UNSUBSCRIBE_PATH } from '@desert/contract/notifications/notifications';
import { users } from '@desert/drizzle/schema';
import { eq } from 'drizzle-orm';
import { isSameOrigin } from '../../http/request/same-origin.ts';
import { redirectSeeOther } from '../../http/response/redirect.ts';
import { throwRefusal } from '../../http/response/refusal.ts';
import { turnDigestsOff, turnMailOff } from '../../notifications/settings.ts';
import { openD1 } from '../../platform/database/open.ts';
import { writeBatch } from '../../platform/database/retry.ts';
import type { PostableForm } from './posted.ts';

/**
 * Turns mail, or digests, off by the secret in its link, without a log-in. Mail programs post it, too, from anywhere, and take no
 * redirect (RFC 8058).
 */
export const unsubscribeForms: Record<string, PostableForm> = {
  [UNSUBSCRIBE_PATH]: async ({ request, url, database: client }) => {
    const database = openD1(client);
    const isDigest = url.searchParams.get('mail') === 'digest';
    const turnOff = isDigest ? turnDigestsOff : turnMailOff;
    const isOwner = eq(users.mail_token, url.searchParams.get('token') ?? '');
    const [, found] = await writeBatch(database, [
      turnOff(database, isOwner),
      database.select({ id: users.id }).from(users).where(isOwner),
    ]);
    if (found.length === 0)
      throwRefusal(404, 'This link isn’t complete. Copy all of it from the email.');
    return isSameOrigin(request)
      ? redirectSeeOther(`${UNSUBSCRIBE_PATH}?done=1${isDigest ? '&mail=digest' : ''}`)
      : new Response('These emails are off.\n');
  },
};
