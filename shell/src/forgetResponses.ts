import type { Viewer } from '@desert/contract/account';
import { PRIVATE_PREFIXES } from '@desert/contract/private-reads';
import type { ApiCache } from '@desert/kit/shell';

/** Marks all responses stale, and drops private ones, which the next user must not see. */
export function forgetResponses(answers: ApiCache, before: Viewer | null | undefined): void {
  if (before) {
    for (const prefix of PRIVATE_PREFIXES) answers.invalidate(prefix);
    answers.update('/api/', (_, body) => withoutPrivateFields(body));
  }
  answers.expireAll();
}

/** Removes private fields: saved, blocked, and the viewer's own attendance. */
function withoutPrivateFields(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const { saved, is_blocked, own, ...rest } = body as Record<string, unknown>;
  return [saved, is_blocked, own].every((field) => field === undefined) ? body : rest;
}
