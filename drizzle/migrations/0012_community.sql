CREATE TABLE `cases` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`of_id` integer NOT NULL,
	`author_id` integer,
	`state` text NOT NULL,
	`report_count` integer DEFAULT 0 NOT NULL,
	`held` integer DEFAULT false NOT NULL,
	`hidden` integer DEFAULT false NOT NULL,
	`opened_at` integer NOT NULL,
	`closed_at` integer,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cases_kind_of_id` ON `cases` (`kind`,`of_id`);--> statement-breakpoint
CREATE INDEX `cases_state_opened_at` ON `cases` (`state`,`opened_at`,`id`);--> statement-breakpoint
CREATE INDEX `cases_author_id` ON `cases` (`author_id`,`id`);--> statement-breakpoint
CREATE TABLE `mail_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`purpose` text NOT NULL,
	`email` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `mail_links_user_id` ON `mail_links` (`user_id`,`purpose`);--> statement-breakpoint
CREATE INDEX `mail_links_created_at` ON `mail_links` (`created_at`);--> statement-breakpoint
CREATE TABLE `mails` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`key` text NOT NULL,
	`to` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`created_at` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`next_at` integer NOT NULL,
	`sent_at` integer,
	`failed_at` integer,
	`error` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mails_key_unique` ON `mails` (`key`);--> statement-breakpoint
CREATE INDEX `mails_next_at` ON `mails` (`next_at`) WHERE "sent_at" IS NULL AND "failed_at" IS NULL;--> statement-breakpoint
CREATE INDEX `mails_user_id` ON `mails` (`user_id`);--> statement-breakpoint
CREATE INDEX `mails_created_at` ON `mails` (`created_at`);--> statement-breakpoint
CREATE TABLE `moderation_acts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`created_at` integer NOT NULL,
	`moderator_id` integer,
	`act` text NOT NULL,
	`kind` text NOT NULL,
	`of_id` integer NOT NULL,
	`author_id` integer,
	`title` text NOT NULL,
	`rule` text NOT NULL,
	`reason` text NOT NULL,
	`until` integer
);
--> statement-breakpoint
CREATE INDEX `moderation_acts_author_id` ON `moderation_acts` (`author_id`,`id`);--> statement-breakpoint
CREATE INDEX `moderation_acts_kind_of_id` ON `moderation_acts` (`kind`,`of_id`);--> statement-breakpoint
CREATE TABLE `notification_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`of_table` text NOT NULL,
	`of_id` integer NOT NULL,
	`change` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`told_to` integer DEFAULT 0 NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notification_events_of` ON `notification_events` (`of_table`,`of_id`,`change`);--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`of_table` text NOT NULL,
	`of_id` integer NOT NULL,
	`actor_id` integer,
	`actor_name` text DEFAULT '' NOT NULL,
	`others` integer DEFAULT 0 NOT NULL,
	`most` integer DEFAULT 0 NOT NULL,
	`title` text NOT NULL,
	`path` text NOT NULL,
	`detail` text DEFAULT '{}' NOT NULL,
	`at` integer NOT NULL,
	`is_read` integer DEFAULT false NOT NULL,
	`is_gone` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_user_id_key` ON `notifications` (`user_id`,`key`);--> statement-breakpoint
CREATE INDEX `notifications_user_id_at` ON `notifications` (`user_id`,`at`,`id`) WHERE "is_gone" = 0;--> statement-breakpoint
CREATE INDEX `notifications_unread` ON `notifications` (`user_id`) WHERE "is_gone" = 0 AND "is_read" = 0;--> statement-breakpoint
CREATE INDEX `notifications_of` ON `notifications` (`of_table`,`of_id`);--> statement-breakpoint
CREATE INDEX `notifications_actor_id` ON `notifications` (`actor_id`);--> statement-breakpoint
CREATE INDEX `notifications_at` ON `notifications` (`at`);--> statement-breakpoint
CREATE TABLE `passkey_challenges` (
	`ticket_hash` text PRIMARY KEY NOT NULL,
	`challenge` text NOT NULL,
	`user_id` integer,
	`purpose` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `passkey_challenges_user_id` ON `passkey_challenges` (`user_id`);--> statement-breakpoint
CREATE INDEX `passkey_challenges_created_at` ON `passkey_challenges` (`created_at`);--> statement-breakpoint
CREATE TABLE `passkeys` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`credential_id` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`transports` text DEFAULT '[]' NOT NULL,
	`backed_up` integer NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passkeys_credential_id_unique` ON `passkeys` (`credential_id`);--> statement-breakpoint
CREATE INDEX `passkeys_user_id` ON `passkeys` (`user_id`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`code_hash` text NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recovery_codes_user_id_code_hash` ON `recovery_codes` (`user_id`,`code_hash`);--> statement-breakpoint
DROP INDEX `deleted_rows_of`;--> statement-breakpoint
ALTER TABLE `deleted_rows` ADD `hidden` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `deleted_rows` ADD `deleted_by` integer;--> statement-breakpoint
CREATE INDEX `deleted_rows_of` ON `deleted_rows` (`of_table`,`of_id`,`was_in`);--> statement-breakpoint
ALTER TABLE `memories` ADD `locked` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `memories` ADD `edited_at` integer;--> statement-breakpoint
ALTER TABLE `memory_comments` ADD `answers` integer;--> statement-breakpoint
ALTER TABLE `memory_comments` ADD `edited_at` integer;--> statement-breakpoint
ALTER TABLE `merch` ADD `edited_at` integer;--> statement-breakpoint
ALTER TABLE `news` ADD `locked` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `news` ADD `edited_at` integer;--> statement-breakpoint
ALTER TABLE `news_comments` ADD `answers` integer;--> statement-breakpoint
ALTER TABLE `news_comments` ADD `edited_at` integer;--> statement-breakpoint
ALTER TABLE `reports` ADD `closed_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `role` text DEFAULT 'member' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `suspended_until` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `email_confirmed_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `muted` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `second_factor` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `users_moderators` ON `users` (`role`) WHERE role = 'moderator';--> statement-breakpoint
-- Who was a member before addresses were confirmed goes on as before.
UPDATE `users` SET `email_confirmed_at` = `created_at` WHERE `id` > 0;
