import { UNSUBSCRIBE_PATH } from '@desert/contract/notifications/notifications';
import { users } from '@desert/drizzle/schema';
import { eq } from 'drizzle-orm';
import { isSameOrigin } from '../../http/request/same-origin.ts';
import { seeOther } from '../../http/response/redirect.ts';
import { turnMailOff } from '../../notifications/settings.ts';
import { openD1 } from '../../platform/database/open.ts';
import type { PostableForm } from './posted.ts';

/**
 * Turns mail off by the secret in its link, without a log-in. Mail programs post it, too, from anywhere, and take no
 * redirect (RFC 8058). An unknown secret gets the same response.
 */
export const unsubscribeForms: Record<string, PostableForm> = {
  [UNSUBSCRIBE_PATH]: async ({ request, url, database }) => {
    const token = url.searchParams.get('token') ?? '';
    await turnMailOff(openD1(database), eq(users.mail_token, token), false).run();
    return isSameOrigin(request)
      ? seeOther(`${UNSUBSCRIBE_PATH}?done=1`)
      : new Response('These emails are off.\n');
  },
};
