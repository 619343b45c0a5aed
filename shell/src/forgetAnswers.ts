import type { Viewer } from '@desert/contract/account';
import { PRIVATE_PREFIXES } from '@desert/contract/private-reads';
import type { AnswerStore } from '@desert/kit/shell';

/**
 * What becomes of the answers in this tab when somebody else is signed in, or nobody: all are old, for they hold what was the
 * viewer's own, their likes for one; what was theirs alone is forgotten, and is not shown to who comes next on this device.
 * @param before who was signed in
 */
export function forgetAnswers(answers: AnswerStore, before: Viewer | null | undefined): void {
  if (before) {
    for (const prefix of PRIVATE_PREFIXES) answers.invalidate(prefix);
    answers.update('/api/', (_, body) => withoutPrivateFields(body));
  }
  answers.expireAll();
}

/** A record without whether the viewer saved it; a member without whether the viewer blocks them. */
function withoutPrivateFields(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const { saved, is_blocked, ...rest } = body as Record<string, unknown>;
  return saved === undefined && is_blocked === undefined ? body : rest;
}
