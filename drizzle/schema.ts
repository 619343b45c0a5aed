export { accountDeletions, rateLimits, sessions, takenNames, users } from './schema/accounts.ts';
export { attendanceCounts, attendances, attendanceSummaries } from './schema/attendances.ts';
export { conversations, messages } from './schema/conversations.ts';
export { games, historyDocuments, persons, personSlugs, players, teams } from './schema/history.ts';
export { blocks, reports } from './schema/members.ts';
export { mailLinks, mails } from './schema/mail.ts';
export {
  memories,
  memoryCommentRows,
  memoryComments,
  memoryImages,
  memoryRows,
} from './schema/memories.ts';
export { cases, moderationActions } from './schema/moderation.ts';
export { merch, merchImages, merchRows } from './schema/merch.ts';
export { news, newsCommentRows, newsComments, newsRows } from './schema/news.ts';
export { jobs } from './schema/jobs.ts';
export { notifications } from './schema/notifications.ts';
export { passkeyChallenges, passkeys, recoveryCodes } from './schema/passkeys.ts';
export { photos } from './schema/photos.ts';
export { likes, recordTags, saves } from './schema/record-rows.ts';
export { revisions } from './schema/revisions.ts';
