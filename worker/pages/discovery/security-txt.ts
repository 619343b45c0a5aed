/** The security contact for researchers: RFC 9116. */
import { Hono } from 'hono';
import { cachePublicly } from '../../http/response/cache-control.ts';
import type { DatabaseContext } from '../../platform/database/open.ts';

export const SECURITY_TXT_PATH = '/.well-known/security.txt';

const MAX_AGE = 3600;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Validity in ms: RFC 9116 (2.5.5) recommends less than a year. */
const HOLDS_FOR = 180 * DAY_MS;

export const securityTxt = new Hono<DatabaseContext>();

securityTxt.get(SECURITY_TXT_PATH, cachePublicly(MAX_AGE), (c) => {
  const { origin, hostname } = new URL(c.req.url);
  const fields = {
    Contact: c.var.env.SECURITY_CONTACT || `mailto:security@${hostname}`,
    Expires: computeExpiry(Date.now()),
    'Preferred-Languages': 'en',
    Canonical: `${origin}${SECURITY_TXT_PATH}`,
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`);
  return c.text(lines.join(''));
});

function computeExpiry(now: number): string {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  return new Date(today + HOLDS_FOR).toISOString();
}
