import { FaultReport } from '@desert/contract/pages/faults';
import { Hono } from 'hono';
import { collectFigure } from '../figures/count.ts';
import { Refusal } from '../http/response/refusal.ts';
import { parseJsonBody } from '../http/routes/json-body.ts';
import { accountChange } from '../http/routes/route.ts';
import type { ApiContext } from '../http/routes/session.ts';
import { createRateLimiter } from '../platform/isolate/rate-limiter.ts';
import { log } from '../platform/log/log.ts';
import { findKnownBuild } from './figures.ts';

const MINUTE_MS = 60_000;

/** Maximum log lines per minute and isolate, because a broken section fails for many visitors. */
const MAX_LINES_PER_MINUTE = 60;

/** Maximum bytes of a report: a reason of 300 characters in any script, and the other fields. */
const MAX_BODY_BYTES = 4096;

export const faults = new Hono<ApiContext>();

const takeLine = createRateLimiter(MAX_LINES_PER_MINUTE, MINUTE_MS);

faults.post('/', accountChange('none'), parseJsonBody(FaultReport, MAX_BODY_BYTES), (c) => {
  const { section, build, fault, reason } = c.var.body;
  const wait = takeLine(Date.now());
  if (wait > 0) {
    const retryAfter = Math.ceil(wait / 1000);
    throw new Refusal(429, 'Too many reports. We already know about this.', { retryAfter });
  }
  log(`section.${fault}`, { section, build, fault: reason, from: 'browser' });
  collectFigure({ ...findKnownBuild(c.env, { section, build }), metric: 'fault', value: 0 });
  return c.body(null, 204);
});
