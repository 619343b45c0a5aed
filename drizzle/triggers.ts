/**
 * Triggers, which drizzle-kit does not support, and the site's own keys. Loaded before the seeds, so that triggers fire
 * for their rows.
 */
import { MAKE_SIGNING_KEYS } from './schema/keys.ts';
import { defineSetUpStep, type SetUpStep } from './step.ts';
import { attendanceTriggers } from './triggers/attendances.ts';
import { commentImageTriggers } from './triggers/comment-images.ts';
import { conversationTriggers } from './triggers/conversations.ts';
import { createCountTriggers } from './triggers/counts.ts';
import { jobTriggers } from './triggers/jobs.ts';
import { letterTriggers } from './triggers/letters.ts';
import { moderationTriggers } from './triggers/moderation.ts';
import { createNotificationTriggers } from './triggers/notifications.ts';
import { proofTriggers } from './triggers/proofs.ts';
import { pushTriggers } from './triggers/push.ts';
import { createSearchTriggers } from './triggers/search.ts';
import { createTagTriggers } from './triggers/tags.ts';

export function createTriggers(): SetUpStep {
  const definitions = {
    ...jobTriggers,
    ...createTagTriggers(),
    ...createCountTriggers(),
    ...commentImageTriggers,
    ...createSearchTriggers(),
    ...attendanceTriggers,
    ...conversationTriggers,
    ...moderationTriggers,
    ...createNotificationTriggers(),
    ...letterTriggers,
    ...proofTriggers,
    ...pushTriggers,
  };
  const statements = Object.entries(definitions).flatMap(([name, definition]) => [
    `DROP TRIGGER IF EXISTS ${name};`,
    `CREATE TRIGGER ${name} ${definition};`,
  ]);
  return defineSetUpStep('triggers', [...statements, MAKE_SIGNING_KEYS]);
}
