import { buildPushPayload } from '@block65/webcrypto-web-push';
import type { Push } from '@desert/contract/notifications/push';
import type { Env } from '../env.ts';
import { JobError } from '../jobs/handler.ts';
import { NEWS_LIFETIME_MS } from '../notifications/list.ts';

const TIMEOUT_MS = 5000;

/** Statuses of a subscription that has ended (RFC 8030). */
const ENDED = new Set([404, 410]);

export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export type PushEnv = Pick<Env, 'MAIL_FROM' | 'PUSH_KEYS' | 'SECURITY_CONTACT' | 'SITE_URL'>;

/** Encrypts and sends a push. @returns whether the subscription still exists @throws if it may succeed later */
export async function sendPush(
  env: PushEnv,
  { endpoint, p256dh, auth }: Subscription,
  push: Push,
): Promise<boolean> {
  const [publicKey, privateKey] = env.PUSH_KEYS?.split('.') ?? [];
  if (!publicKey || !privateKey) throw new JobError('not configured');
  const request = await buildPushPayload(
    { data: { ...push }, options: { ttl: NEWS_LIFETIME_MS / 1000, urgency: 'normal' } },
    { endpoint, expirationTime: null, keys: { p256dh, auth } },
    { subject: findContact(env), publicKey, privateKey },
  );
  const response = await fetch(endpoint, {
    ...request,
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (ENDED.has(response.status)) return false;
  if (!response.ok) throw new JobError(`push service responded ${response.status}`);
  return true;
}

/** A contact for the push service, as RFC 8292 requires: a URI of mailto or https. */
function findContact({ MAIL_FROM, SECURITY_CONTACT, SITE_URL }: PushEnv): string {
  return (
    SECURITY_CONTACT ||
    (MAIL_FROM && `mailto:${MAIL_FROM}`) ||
    SITE_URL ||
    'mailto:security@localhost'
  );
}
