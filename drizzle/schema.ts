export { accountDeletions, rateLimits, sessions, takenNames, users } from './schema/accounts.ts';
export { attendanceCounts, attendances, attendanceSummaries } from './schema/attendances.ts';
export { commentRows } from './schema/comments.ts';
export { conversations, messages } from './schema/conversations.ts';
export { alarms, figures } from './schema/figures.ts';
export { follows } from './schema/follows.ts';
export { games, historyDocuments, persons, personSlugs, players, teams } from './schema/history.ts';
export { signingKeys } from './schema/keys.ts';
export { blocks, reports } from './schema/members.ts';
export { mailLinks, mails } from './schema/mail.ts';
export { memories, memoryComments, memoryRows } from './schema/memories.ts';
export {
  appeals,
  cases,
  flags,
  moderationActions,
  moderationCounts,
  notices,
  removedPhotos,
} from './schema/moderation.ts';
export { merch, merchRows } from './schema/merch.ts';
export { news, newsComments, newsRows } from './schema/news.ts';
export { jobs } from './schema/jobs.ts';
export { notifications } from './schema/notifications.ts';
export { passkeys, recoveryCodes, usedPasskeyChallenges } from './schema/passkeys.ts';
export { photos } from './schema/photos.ts';
export { pushEndpoints } from './schema/push.ts';
export { ratings } from './schema/ratings.ts';
export { likes, recordImages, recordTags, saves } from './schema/record-rows.ts';
export { revisions } from './schema/revisions.ts';
