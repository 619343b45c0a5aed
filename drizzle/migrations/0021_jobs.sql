CREATE TABLE `jobs` (
	`id` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`version` integer DEFAULT (abs(random()) % 1000000000) NOT NULL,
	`cursor` integer DEFAULT 0 NOT NULL,
	`at` integer NOT NULL,
	`run_at` integer DEFAULT 0 NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`lease_until` integer DEFAULT 0 NOT NULL,
	`last_error` text DEFAULT '' NOT NULL,
	`failed_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_kind_key` ON `jobs` (`kind`,`key`);--> statement-breakpoint
CREATE INDEX `jobs_kind` ON `jobs` (`kind`) WHERE "failed_at" IS NULL;--> statement-breakpoint
CREATE INDEX `jobs_leased` ON `jobs` (`kind`,`lease_until`) WHERE "lease_until" > 0;--> statement-breakpoint
CREATE INDEX `jobs_failed` ON `jobs` (`failed_at`) WHERE "failed_at" IS NOT NULL;--> statement-breakpoint
INSERT INTO `jobs` (`id`, `kind`, `key`, `version`, `cursor`, `at`)
	SELECT `id`, 'notify', `of_table` || ' ' || `of_id` || ' ' || `change`, `version`, `told_to`, `at` FROM `notification_events`;--> statement-breakpoint
INSERT OR IGNORE INTO `jobs` (`kind`, `key`, `at`) SELECT 'index', `of_table` || ' ' || `of_id`, 0 FROM `search_changes`;--> statement-breakpoint
INSERT INTO `jobs` (`kind`, `key`, `at`, `run_at`, `attempts`, `last_error`)
	SELECT 'mail', 'mails ' || `id`, `created_at`, `next_at`, `tries`, `error` FROM `mails` WHERE `sent_at` IS NULL AND `failed_at` IS NULL ORDER BY `id`;--> statement-breakpoint
INSERT INTO `jobs` (`kind`, `key`, `cursor`, `at`) SELECT 'follow', 'news ' || `id`, `comments_follow_after`, 0 FROM `news` WHERE `comments_follow_after` IS NOT NULL;--> statement-breakpoint
INSERT INTO `jobs` (`kind`, `key`, `cursor`, `at`) SELECT 'follow', 'memories ' || `id`, `comments_follow_after`, 0 FROM `memories` WHERE `comments_follow_after` IS NOT NULL;--> statement-breakpoint
INSERT INTO `jobs` (`kind`, `key`, `at`) SELECT 'account', 'users ' || `id`, 0 FROM `account_deletions`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `memories_notifications_delete`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `memories_notifications_gone`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `memories_notifications_insert`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `memories_notifications_shown`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `memories_notifications_update`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `memories_notifications_words`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `memories_search_delete`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `memories_search_insert`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `memories_search_update`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `memory_comments_notifications_delete`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `memory_comments_notifications_gone`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `memory_comments_notifications_insert`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `memory_comments_notifications_shown`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `memory_comments_notifications_update`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `memory_comments_notifications_words`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `memory_comments_search_delete`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `memory_comments_search_insert`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `memory_comments_search_update`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `memory_likes_notifications_delete`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `memory_likes_notifications_insert`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `merch_notifications_delete`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `merch_notifications_gone`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `merch_notifications_insert`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `merch_notifications_price`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `merch_notifications_shown`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `merch_notifications_state`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `merch_notifications_update`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `merch_notifications_words`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `merch_search_delete`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `merch_search_insert`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `merch_search_update`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `messages_notifications_insert`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `messages_notifications_offer`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `moderation_acts_notifications_insert`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `news_comments_notifications_delete`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `news_comments_notifications_gone`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `news_comments_notifications_insert`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `news_comments_notifications_shown`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `news_comments_notifications_update`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `news_comments_notifications_words`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `news_comments_search_delete`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `news_comments_search_insert`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `news_comments_search_update`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `news_likes_notifications_delete`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `news_likes_notifications_insert`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `news_notifications_delete`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `news_notifications_gone`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `news_notifications_insert`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `news_notifications_shown`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `news_notifications_update`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `news_notifications_words`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `news_search_delete`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `news_search_insert`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `news_search_update`;--> statement-breakpoint
DROP VIEW `visible_memories`;--> statement-breakpoint
DROP VIEW `visible_news`;--> statement-breakpoint
DROP INDEX `mails_next_at`;--> statement-breakpoint
ALTER TABLE `mails` DROP COLUMN `tries`;--> statement-breakpoint
ALTER TABLE `mails` DROP COLUMN `next_at`;--> statement-breakpoint
ALTER TABLE `mails` DROP COLUMN `error`;--> statement-breakpoint
DROP INDEX `memories_comments_follow`;--> statement-breakpoint
ALTER TABLE `memories` DROP COLUMN `comments_follow_after`;--> statement-breakpoint
DROP INDEX `news_comments_follow`;--> statement-breakpoint
ALTER TABLE `news` DROP COLUMN `comments_follow_after`;--> statement-breakpoint
CREATE VIEW `visible_memories` AS select "id", "user_id", "created_at", "write_key", "title", "details", "likes", "comment_count", "month", "month_likes", "tags", "locked", "edited_at", "visibility", "visibility_changed_at", "visibility_changed_by", "pending_edit" from "memories" where "memories"."visibility" = 'visible';--> statement-breakpoint
CREATE VIEW `visible_news` AS select "id", "user_id", "created_at", "write_key", "title", "details", "likes", "comment_count", "month", "month_likes", "tags", "locked", "edited_at", "visibility", "visibility_changed_at", "visibility_changed_by", "pending_edit" from "news" where "news"."visibility" = 'visible';--> statement-breakpoint
DROP TABLE `notification_events`;--> statement-breakpoint
DROP TABLE `search_changes`;