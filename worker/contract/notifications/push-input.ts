import * as v from 'valibot';
import { defineBodySchema } from '../text/body.ts';

/**
 * Hosts of the push services of Chromium, Firefox, Safari and Edge. No other is accepted: the Worker would send requests
 * to any address that a member names.
 */
const HOST =
  /^(?:fcm\.googleapis\.com|(?:[\w-]+\.)+(?:push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com))$/;

const ENDPOINT = 'This browser’s push service isn’t supported';
const KEYS = 'keys must be those of a push subscription';

/** Body of `PUT /api/push/`. Without a subscription, it only changes whether pushes show names. */
export const PushInput = defineBodySchema({
  subscription: v.optional(
    v.object(
      {
        endpoint: v.pipe(
          v.string(ENDPOINT),
          v.maxLength(1000, ENDPOINT),
          v.check(isPushAddress, ENDPOINT),
        ),
        keys: v.object(
          {
            p256dh: v.pipe(v.string(KEYS), v.regex(/^B[\w-]{86}$/, KEYS)),
            auth: v.pipe(v.string(KEYS), v.regex(/^[\w-]{22}$/, KEYS)),
          },
          KEYS,
        ),
      },
      ENDPOINT,
    ),
  ),
  shows_names: v.optional(v.boolean('shows_names must be true or false')),
});

function isPushAddress(address: string): boolean {
  const url = URL.parse(address);
  return (
    url?.protocol === 'https:' && HOST.test(url.host) && url.username === '' && url.password === ''
  );
}
