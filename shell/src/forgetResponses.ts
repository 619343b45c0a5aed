import type { Viewer } from '@desert/contract/account';
import type { ApiCache } from '@desert/kit/shell';

const PRIVATE_PREFIXES = [
  '/api/auth/',
  '/api/account/',
  '/api/conversations/',
  '/api/saved/',
  '/api/blocks/',
  '/api/notifications/',
  '/api/moderation/',
  '/api/users/me/',
];

/** Marks all responses stale. If a member was signed in, drops private ones, which the next viewer must not see. */
export function forgetResponses(cache: ApiCache, before: Viewer | null | undefined): void {
  if (before) {
    for (const prefix of PRIVATE_PREFIXES) cache.invalidate(prefix);
    cache.update('/api/', (_, body) => withoutPrivateFields(body));
  }
  cache.expireAll();
}

function withoutPrivateFields(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const { saved, is_blocked, own, ...rest } = body as Record<string, unknown>;
  return [saved, is_blocked, own].every((field) => field === undefined) ? body : rest;
}
