/** Whom to tell of a hole in the site, where researchers look for it: RFC 9116. */
import { Hono } from 'hono';
import type { DatabaseContext } from '../database/open.ts';
import { cachePublicly } from '../response/cache-control.ts';

export const SECURITY_TXT_PATH = '/.well-known/security.txt';

/** Seconds. */
const MAX_AGE = 3600;

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long what it says holds, in ms: less than a year is recommended (section 2.5.5). */
const HOLDS_FOR = 180 * DAY_MS;

export const securityTxt = new Hono<DatabaseContext>();

securityTxt.get(SECURITY_TXT_PATH, cachePublicly(MAX_AGE), (c) => {
  const { origin, hostname } = new URL(c.req.url);
  const fields = {
    Contact: c.env.SECURITY_CONTACT || `mailto:security@${hostname}`,
    Expires: expiryOf(Date.now()),
    'Preferred-Languages': 'en',
    Canonical: `${origin}${SECURITY_TXT_PATH}`,
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`);
  return c.text(lines.join(''));
});

/** Counted from the day of the request, so that it never lapses and is the same for a day. @param now ms since 1970 */
function expiryOf(now: number): string {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  return new Date(today + HOLDS_FOR).toISOString();
}
