import { attendancesSeed } from './attendances/seed.ts';
import { conversationsSeed } from './conversations/seed.ts';
import { jobsSeed } from './jobs/seed.ts';
import { moderationSeed } from './moderation/seed.ts';
import { notificationsSeed } from './notifications/seed.ts';
import { searchSeed } from './search/seed.ts';
import type { Seed } from './seed.ts';
import { tagsSeed } from './tags/seed.ts';

/** Seeds of triggers, which drizzle-kit does not support. Loaded first, so that they fire for rows of later seeds. */
export function triggerSeeds(): Seed[] {
  return [
    jobsSeed(),
    tagsSeed(),
    searchSeed(),
    attendancesSeed(),
    conversationsSeed(),
    moderationSeed(),
    notificationsSeed(),
  ];
}
