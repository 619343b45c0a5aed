import { FaultReport } from '@desert/contract/pages/faults';
import { Hono } from 'hono';
import { Refusal } from '../../http/response/refusal.ts';
import { jsonBody } from '../../http/routes/json-body.ts';
import { accountChange } from '../../http/routes/route.ts';
import type { ApiContext } from '../../http/routes/session.ts';
import { log } from '../../platform/log/log.ts';

const MINUTE = 60_000;

/** Maximum log lines per minute and isolate, because a broken section fails for many visitors. */
const LINES = 60;

/** Maximum bytes of a report: a reason of 300 characters in any script, and the other fields. */
const LIMIT = 4096;

export const faults = new Hono<ApiContext>();

const takeLine = createRateLimiter(LINES, MINUTE);

faults.post('/', accountChange('none'), jsonBody(FaultReport, LIMIT), (c) => {
  const { section, build, fault, reason } = c.var.body;
  const wait = takeLine(Date.now());
  if (wait > 0) {
    const retryAfter = Math.ceil(wait / 1000);
    throw new Refusal(429, 'Too many reports. We already know about this.', { retryAfter });
  }
  log(`section.${fault}`, { section, build, fault: reason, from: 'browser' });
  return c.body(null, 204);
});

/** Creates a fixed-window rate limiter, which counts in this isolate only. It returns 0, or the ms to wait. */
export function createRateLimiter(amount: number, windowMs: number): (now: number) => number {
  let since = -Infinity;
  let spent = 0;
  return (now) => {
    if (now - since >= windowMs) [since, spent] = [now, 0];
    if (spent >= amount) return since + windowMs - now;
    spent += 1;
    return 0;
  };
}
