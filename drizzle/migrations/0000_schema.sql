CREATE TABLE `account_deletions` (
	`id` integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `alarms` (
	`name` text PRIMARY KEY NOT NULL,
	`since` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `appeals` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`action_id` integer NOT NULL,
	`kind` text NOT NULL,
	`subject_id` integer NOT NULL,
	`moderator_id` integer,
	`user_id` integer NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	`closed_at` integer,
	`outcome` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `appeals_action_id_unique` ON `appeals` (`action_id`);--> statement-breakpoint
CREATE INDEX `appeals_kind_subject_id` ON `appeals` (`kind`,`subject_id`);--> statement-breakpoint
CREATE INDEX `appeals_user_id` ON `appeals` (`user_id`);--> statement-breakpoint
CREATE TABLE `attendance_counts` (
	`date` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `attendance_counts_count` ON `attendance_counts` (`count`,`date`);--> statement-breakpoint
CREATE TABLE `attendance_summaries` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`body` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `attendances` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`date` text NOT NULL,
	`seat` text DEFAULT '' NOT NULL,
	`line` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `attendances_user_id_date` ON `attendances` (`user_id`,`date`);--> statement-breakpoint
CREATE INDEX `attendances_date` ON `attendances` (`date`,`id`);--> statement-breakpoint
CREATE TABLE `blocks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`blocked_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`blocked_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `blocks_user_id_blocked_id` ON `blocks` (`user_id`,`blocked_id`);--> statement-breakpoint
CREATE INDEX `blocks_blocked_id` ON `blocks` (`blocked_id`);--> statement-breakpoint
CREATE TABLE `cases` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`subject_id` integer NOT NULL,
	`author_id` integer,
	`state` text NOT NULL,
	`report_count` integer DEFAULT 0 NOT NULL,
	`pending` integer DEFAULT false NOT NULL,
	`opened_at` integer NOT NULL,
	`closed_at` integer,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cases_kind_subject_id` ON `cases` (`kind`,`subject_id`);--> statement-breakpoint
CREATE INDEX `cases_state_opened_at` ON `cases` (`state`,`opened_at`,`id`);--> statement-breakpoint
CREATE INDEX `cases_author_id` ON `cases` (`author_id`,`id`);--> statement-breakpoint
CREATE TABLE `comments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`idempotency_key` text,
	`kind` text NOT NULL,
	`record_id` integer NOT NULL,
	`content` text NOT NULL,
	`parent_id` integer,
	`edited_at` integer,
	`visibility` text DEFAULT 'visible' NOT NULL,
	`visibility_changed_at` integer,
	`visibility_changed_by` integer,
	`pending_edit` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `comments_idempotency_key_unique` ON `comments` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `comments_visible` ON `comments` (`kind`,`id`) WHERE "visibility" = 'visible';--> statement-breakpoint
CREATE INDEX `comments_kind_record_id` ON `comments` (`kind`,`record_id`) WHERE "visibility" = 'visible';--> statement-breakpoint
CREATE INDEX `comments_kind_record_id_user_id` ON `comments` (`kind`,`record_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `comments_user_id_kind` ON `comments` (`user_id`,`kind`);--> statement-breakpoint
CREATE INDEX `comments_not_visible` ON `comments` (`visibility`,`visibility_changed_at`) WHERE "visibility" <> 'visible';--> statement-breakpoint
CREATE TABLE `conversations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`merch_id` integer NOT NULL,
	`merch_name` text NOT NULL,
	`seller_id` integer,
	`buyer_id` integer,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`message_id` integer DEFAULT 0 NOT NULL,
	`excerpt` text DEFAULT '' NOT NULL,
	`by_seller` integer DEFAULT false NOT NULL,
	`message_at` integer NOT NULL,
	`seller_unread` integer DEFAULT 0 NOT NULL,
	`buyer_unread` integer DEFAULT 0 NOT NULL,
	`seller_read` integer DEFAULT 0 NOT NULL,
	`buyer_read` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`seller_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`buyer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `conversations_merch_id_buyer_id` ON `conversations` (`merch_id`,`buyer_id`);--> statement-breakpoint
CREATE INDEX `conversations_seller_id` ON `conversations` (`seller_id`,`message_id`);--> statement-breakpoint
CREATE INDEX `conversations_buyer_id` ON `conversations` (`buyer_id`,`message_id`);--> statement-breakpoint
CREATE INDEX `conversations_seller_unread` ON `conversations` (`seller_id`,`seller_unread`) WHERE "seller_unread" > 0;--> statement-breakpoint
CREATE INDEX `conversations_buyer_unread` ON `conversations` (`buyer_id`,`buyer_unread`) WHERE "buyer_unread" > 0;--> statement-breakpoint
CREATE TABLE `figures` (
	`hour` integer NOT NULL,
	`section` text NOT NULL,
	`build` text NOT NULL,
	`page` text NOT NULL,
	`connection` text NOT NULL,
	`metric` text NOT NULL,
	`bucket` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`hour`, `section`, `build`, `page`, `connection`, `metric`, `bucket`)
);
--> statement-breakpoint
CREATE TABLE `flags` (
	`id` integer PRIMARY KEY NOT NULL,
	`changed` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `follows` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`topic` text NOT NULL,
	`filters` text,
	`is_paused` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `follows_user_id_kind_key` ON `follows` (`user_id`,`kind`,`key`);--> statement-breakpoint
CREATE INDEX `follows_kind_topic` ON `follows` (`kind`,`topic`,`user_id`);--> statement-breakpoint
CREATE TABLE `games` (
	`date` text PRIMARY KEY NOT NULL,
	`season` text NOT NULL,
	`type` text NOT NULL,
	`home` integer NOT NULL,
	`opponent` text NOT NULL,
	`opponent_slug` text NOT NULL,
	`goals_for` integer NOT NULL,
	`goals_against` integer NOT NULL,
	`overtime` text,
	`result` text NOT NULL,
	`attendance` integer,
	`facts` text NOT NULL,
	`box_score` text
);
--> statement-breakpoint
CREATE INDEX `games_opponent` ON `games` (`opponent_slug`,`date`);--> statement-breakpoint
CREATE TABLE `history_documents` (
	`key` text PRIMARY KEY NOT NULL,
	`body` text NOT NULL,
	`hash` text NOT NULL
);
--> statement-breakpoint
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
CREATE INDEX `jobs_kind_run_at` ON `jobs` (`kind`,`run_at`) WHERE "failed_at" IS NULL;--> statement-breakpoint
CREATE INDEX `jobs_leased` ON `jobs` (`kind`,`lease_until`) WHERE "lease_until" > 0;--> statement-breakpoint
CREATE INDEX `jobs_failed` ON `jobs` (`failed_at`) WHERE "failed_at" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `likes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`record_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `likes_user_id_kind_record_id` ON `likes` (`user_id`,`kind`,`record_id`);--> statement-breakpoint
CREATE INDEX `likes_kind_record_id` ON `likes` (`kind`,`record_id`);--> statement-breakpoint
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
	`sent_at` integer,
	`failed_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mails_key_unique` ON `mails` (`key`);--> statement-breakpoint
CREATE INDEX `mails_user_id` ON `mails` (`user_id`);--> statement-breakpoint
CREATE INDEX `mails_created_at` ON `mails` (`created_at`);--> statement-breakpoint
CREATE TABLE `memories` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`idempotency_key` text,
	`title` text NOT NULL,
	`details` text NOT NULL,
	`likes` integer DEFAULT 0 NOT NULL,
	`comment_count` integer DEFAULT 0 NOT NULL,
	`fans` integer DEFAULT 0 NOT NULL,
	`replied_at` integer DEFAULT 0 NOT NULL,
	`month` integer DEFAULT 0 NOT NULL,
	`month_likes` integer DEFAULT 0 NOT NULL,
	`tags` text DEFAULT '[]' NOT NULL,
	`locked` integer DEFAULT false NOT NULL,
	`edited_at` integer,
	`visibility` text DEFAULT 'visible' NOT NULL,
	`visibility_changed_at` integer,
	`visibility_changed_by` integer,
	`pending_edit` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `memories_idempotency_key_unique` ON `memories` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `memories_visible` ON `memories` (`id`) WHERE "visibility" = 'visible';--> statement-breakpoint
CREATE INDEX `memories_user_id` ON `memories` (`user_id`);--> statement-breakpoint
CREATE INDEX `memories_comment_count_id` ON `memories` (`comment_count`,`id`) WHERE "visibility" = 'visible';--> statement-breakpoint
CREATE INDEX `memories_replied_at_id` ON `memories` (`replied_at`,`id`) WHERE "visibility" = 'visible';--> statement-breakpoint
CREATE INDEX `memories_likes_id` ON `memories` (`likes`,`id`) WHERE "visibility" = 'visible';--> statement-breakpoint
CREATE INDEX `memories_month_likes_id` ON `memories` (`month`,`month_likes`,`id`) WHERE "visibility" = 'visible';--> statement-breakpoint
CREATE INDEX `memories_user_id_comment_count_id` ON `memories` (`user_id`,`comment_count`,`id`) WHERE "visibility" = 'visible';--> statement-breakpoint
CREATE INDEX `memories_user_id_replied_at_id` ON `memories` (`user_id`,`replied_at`,`id`) WHERE "visibility" = 'visible';--> statement-breakpoint
CREATE INDEX `memories_user_id_likes_id` ON `memories` (`user_id`,`likes`,`id`) WHERE "visibility" = 'visible';--> statement-breakpoint
CREATE INDEX `memories_user_id_month_likes_id` ON `memories` (`user_id`,`month`,`month_likes`,`id`) WHERE "visibility" = 'visible';--> statement-breakpoint
CREATE INDEX `memories_not_visible` ON `memories` (`visibility`,`visibility_changed_at`) WHERE "visibility" <> 'visible';--> statement-breakpoint
CREATE TABLE `merch` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`idempotency_key` text,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`price` integer NOT NULL,
	`category` text DEFAULT '' NOT NULL,
	`size` text DEFAULT '' NOT NULL,
	`condition` text DEFAULT '' NOT NULL,
	`tags` text DEFAULT '[]' NOT NULL,
	`state` text DEFAULT 'for_sale' NOT NULL,
	`state_at` integer,
	`conversation_id` integer,
	`sold_price` integer,
	`old_price` integer,
	`proof` text,
	`edited_at` integer,
	`visibility` text DEFAULT 'visible' NOT NULL,
	`visibility_changed_at` integer,
	`visibility_changed_by` integer,
	`pending_edit` text,
	`quiet_since` integer GENERATED ALWAYS AS (max("created_at", coalesce("edited_at", 0), coalesce("state_at", 0))) VIRTUAL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `merch_idempotency_key_unique` ON `merch` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `merch_visible` ON `merch` (`id`) WHERE "visibility" = 'visible';--> statement-breakpoint
CREATE INDEX `merch_user_id` ON `merch` (`user_id`);--> statement-breakpoint
CREATE INDEX `merch_here` ON `merch` (`id`) WHERE "visibility" = 'visible' AND "state" NOT IN ('sold', 'withdrawn');--> statement-breakpoint
CREATE INDEX `merch_user_id_here` ON `merch` (`user_id`) WHERE "visibility" = 'visible' AND "state" NOT IN ('sold', 'withdrawn');--> statement-breakpoint
CREATE INDEX `merch_category_here` ON `merch` (`category`) WHERE "visibility" = 'visible' AND "state" NOT IN ('sold', 'withdrawn');--> statement-breakpoint
CREATE INDEX `merch_user_id_sold` ON `merch` (`user_id`) WHERE "visibility" = 'visible' AND "state" = 'sold';--> statement-breakpoint
CREATE INDEX `merch_quiet_since` ON `merch` (`quiet_since`) WHERE "visibility" = 'visible' AND "state" = 'for_sale';--> statement-breakpoint
CREATE INDEX `merch_not_visible` ON `merch` (`visibility`,`visibility_changed_at`) WHERE "visibility" <> 'visible';--> statement-breakpoint
CREATE TABLE `messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`conversation_id` integer NOT NULL,
	`sender_id` integer,
	`created_at` integer NOT NULL,
	`idempotency_key` text,
	`content` text NOT NULL,
	`offer` integer,
	`offer_state` text,
	`version` integer NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`sender_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `messages_idempotency_key_unique` ON `messages` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `messages_conversation_id` ON `messages` (`conversation_id`,`id`);--> statement-breakpoint
CREATE INDEX `messages_conversation_id_version` ON `messages` (`conversation_id`,`version`);--> statement-breakpoint
CREATE INDEX `messages_open_offer` ON `messages` (`conversation_id`) WHERE "offer_state" = 'open';--> statement-breakpoint
CREATE INDEX `messages_sender_id` ON `messages` (`sender_id`);--> statement-breakpoint
CREATE TABLE `moderation_actions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`created_at` integer NOT NULL,
	`moderator_id` integer,
	`action` text NOT NULL,
	`kind` text NOT NULL,
	`subject_id` integer NOT NULL,
	`author_id` integer,
	`title` text NOT NULL,
	`rule` text NOT NULL,
	`reason` text NOT NULL,
	`until` integer
);
--> statement-breakpoint
CREATE INDEX `moderation_actions_author_id` ON `moderation_actions` (`author_id`,`id`);--> statement-breakpoint
CREATE INDEX `moderation_actions_kind_subject_id` ON `moderation_actions` (`kind`,`subject_id`);--> statement-breakpoint
CREATE TABLE `moderation_counts` (
	`month` text NOT NULL,
	`outcome` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`month`, `outcome`)
);
--> statement-breakpoint
CREATE TABLE `news` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`idempotency_key` text,
	`title` text NOT NULL,
	`details` text NOT NULL,
	`likes` integer DEFAULT 0 NOT NULL,
	`comment_count` integer DEFAULT 0 NOT NULL,
	`fans` integer DEFAULT 0 NOT NULL,
	`replied_at` integer DEFAULT 0 NOT NULL,
	`month` integer DEFAULT 0 NOT NULL,
	`month_likes` integer DEFAULT 0 NOT NULL,
	`tags` text DEFAULT '[]' NOT NULL,
	`locked` integer DEFAULT false NOT NULL,
	`edited_at` integer,
	`visibility` text DEFAULT 'visible' NOT NULL,
	`visibility_changed_at` integer,
	`visibility_changed_by` integer,
	`pending_edit` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `news_idempotency_key_unique` ON `news` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `news_visible` ON `news` (`id`) WHERE "visibility" = 'visible';--> statement-breakpoint
CREATE INDEX `news_user_id` ON `news` (`user_id`);--> statement-breakpoint
CREATE INDEX `news_comment_count_id` ON `news` (`comment_count`,`id`) WHERE "visibility" = 'visible';--> statement-breakpoint
CREATE INDEX `news_replied_at_id` ON `news` (`replied_at`,`id`) WHERE "visibility" = 'visible';--> statement-breakpoint
CREATE INDEX `news_likes_id` ON `news` (`likes`,`id`) WHERE "visibility" = 'visible';--> statement-breakpoint
CREATE INDEX `news_month_likes_id` ON `news` (`month`,`month_likes`,`id`) WHERE "visibility" = 'visible';--> statement-breakpoint
CREATE INDEX `news_user_id_comment_count_id` ON `news` (`user_id`,`comment_count`,`id`) WHERE "visibility" = 'visible';--> statement-breakpoint
CREATE INDEX `news_user_id_replied_at_id` ON `news` (`user_id`,`replied_at`,`id`) WHERE "visibility" = 'visible';--> statement-breakpoint
CREATE INDEX `news_user_id_likes_id` ON `news` (`user_id`,`likes`,`id`) WHERE "visibility" = 'visible';--> statement-breakpoint
CREATE INDEX `news_user_id_month_likes_id` ON `news` (`user_id`,`month`,`month_likes`,`id`) WHERE "visibility" = 'visible';--> statement-breakpoint
CREATE INDEX `news_not_visible` ON `news` (`visibility`,`visibility_changed_at`) WHERE "visibility" <> 'visible';--> statement-breakpoint
CREATE TABLE `notices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`subject_id` integer NOT NULL,
	`page` text NOT NULL,
	`why` text NOT NULL,
	`details` text NOT NULL,
	`email` text NOT NULL,
	`created_at` integer NOT NULL,
	`confirmed_at` integer,
	`closed_at` integer
);
--> statement-breakpoint
CREATE INDEX `notices_kind_subject_id` ON `notices` (`kind`,`subject_id`);--> statement-breakpoint
CREATE INDEX `notices_created_at` ON `notices` (`created_at`);--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`source_table` text NOT NULL,
	`source_id` integer NOT NULL,
	`actor_id` integer,
	`actor_name` text DEFAULT '' NOT NULL,
	`others` integer DEFAULT 0 NOT NULL,
	`high_water_mark` integer DEFAULT 0 NOT NULL,
	`title` text NOT NULL,
	`path` text NOT NULL,
	`detail` text DEFAULT '{}' NOT NULL,
	`at` integer NOT NULL,
	`is_read` integer DEFAULT false NOT NULL,
	`is_hidden` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_user_id_key` ON `notifications` (`user_id`,`key`);--> statement-breakpoint
CREATE INDEX `notifications_user_id_at` ON `notifications` (`user_id`,`at`,`id`) WHERE "is_hidden" = 0;--> statement-breakpoint
CREATE INDEX `notifications_unread` ON `notifications` (`user_id`) WHERE "is_hidden" = 0 AND "is_read" = 0;--> statement-breakpoint
CREATE INDEX `notifications_of` ON `notifications` (`source_table`,`source_id`);--> statement-breakpoint
CREATE INDEX `notifications_actor_id` ON `notifications` (`actor_id`);--> statement-breakpoint
CREATE INDEX `notifications_at` ON `notifications` (`at`);--> statement-breakpoint
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
CREATE TABLE `person_slugs` (
	`slug` text PRIMARY KEY NOT NULL,
	`person_id` integer NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `persons`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `persons` (
	`id` integer PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`birth_date` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `persons_slug_unique` ON `persons` (`slug`);--> statement-breakpoint
CREATE TABLE `photos` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`hash` text NOT NULL,
	`format` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`sizes` text NOT NULL,
	`bytes` integer NOT NULL,
	`alt` text NOT NULL,
	`color` text NOT NULL,
	`created_at` integer NOT NULL,
	`check_at` integer,
	`content` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `photos_hash_user_id` ON `photos` (`hash`,`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `photos_user_id_content` ON `photos` (`user_id`,`content`);--> statement-breakpoint
CREATE INDEX `photos_user_id` ON `photos` (`user_id`,`hash`,`bytes`);--> statement-breakpoint
CREATE INDEX `photos_check_at` ON `photos` (`check_at`);--> statement-breakpoint
CREATE TABLE `players` (
	`id` integer PRIMARY KEY NOT NULL,
	`team_id` integer NOT NULL,
	`nhl_id` integer,
	`databank_id` text,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`number` integer,
	`position` text NOT NULL,
	`birth_date` text,
	`age` integer,
	`gp` integer NOT NULL,
	`goals` integer,
	`assists` integer,
	`points` integer,
	`pims` integer NOT NULL,
	`plus_minus` integer,
	`gaa` real,
	`svp` real,
	`wins` integer,
	`losses` integer,
	`overtime_losses` integer,
	`shutouts` integer,
	`minutes` integer,
	`seconds` integer,
	`goals_against` integer,
	`shots_against` integer,
	`person_id` integer,
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`person_id`) REFERENCES `persons`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "players_skater_scoring" CHECK(position = 'G' OR (goals IS NOT NULL AND assists IS NOT NULL AND points IS NOT NULL))
);
--> statement-breakpoint
CREATE INDEX `players_team_id` ON `players` (`team_id`);--> statement-breakpoint
CREATE INDEX `players_person_id` ON `players` (`person_id`);--> statement-breakpoint
CREATE TABLE `push_endpoints` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`token_hash` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`shows_names` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_endpoints_token_hash_unique` ON `push_endpoints` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `push_endpoints_endpoint_unique` ON `push_endpoints` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_endpoints_user_id` ON `push_endpoints` (`user_id`);--> statement-breakpoint
CREATE TABLE `rate_limits` (
	`key` text NOT NULL,
	`hit` text NOT NULL,
	`at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`in_flight` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`key`, `at`, `hit`)
);
--> statement-breakpoint
CREATE INDEX `rate_limits_expires_at` ON `rate_limits` (`expires_at`);--> statement-breakpoint
CREATE TABLE `ratings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`conversation_id` integer NOT NULL,
	`merch_name` text NOT NULL,
	`user_id` integer,
	`about_id` integer NOT NULL,
	`is_good` integer NOT NULL,
	`line` text NOT NULL,
	`reply` text,
	`created_at` integer NOT NULL,
	`shown_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`about_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ratings_conversation_id_user_id` ON `ratings` (`conversation_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `ratings_about_id` ON `ratings` (`about_id`);--> statement-breakpoint
CREATE INDEX `ratings_user_id` ON `ratings` (`user_id`,`about_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `images` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`record_id` integer NOT NULL,
	`url` text NOT NULL,
	`alt` text NOT NULL,
	`idempotency_key` text,
	`photo_id` integer,
	FOREIGN KEY (`photo_id`) REFERENCES `photos`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `images_kind_record_id` ON `images` (`kind`,`record_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `images_kind_idempotency_key` ON `images` (`kind`,`idempotency_key`);--> statement-breakpoint
CREATE INDEX `images_photo_id` ON `images` (`photo_id`);--> statement-breakpoint
CREATE TABLE `record_tags` (
	`tag` text NOT NULL,
	`kind` text NOT NULL,
	`record_id` integer NOT NULL,
	PRIMARY KEY(`tag`, `kind`, `record_id`)
);
--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`code_hash` text NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recovery_codes_user_id_code_hash` ON `recovery_codes` (`user_id`,`code_hash`);--> statement-breakpoint
CREATE TABLE `removed_photos` (
	`content` text NOT NULL,
	`action_id` integer NOT NULL,
	PRIMARY KEY(`content`, `action_id`),
	FOREIGN KEY (`action_id`) REFERENCES `moderation_actions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `removed_photos_action_id` ON `removed_photos` (`action_id`);--> statement-breakpoint
CREATE TABLE `reports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`subject_id` integer NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	`closed_at` integer,
	`rule` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reports_user_id_kind_subject_id` ON `reports` (`user_id`,`kind`,`subject_id`);--> statement-breakpoint
CREATE INDEX `reports_kind_subject_id` ON `reports` (`kind`,`subject_id`);--> statement-breakpoint
CREATE TABLE `revisions` (
	`name` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `saves` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`record_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saves_user_id_kind_record_id` ON `saves` (`user_id`,`kind`,`record_id`);--> statement-breakpoint
CREATE INDEX `saves_kind_record_id` ON `saves` (`kind`,`record_id`);--> statement-breakpoint
CREATE INDEX `saves_user_id_created_at` ON `saves` (`user_id`,`created_at`,`kind`,`record_id`);--> statement-breakpoint
CREATE INDEX `saves_user_id_kind_created_at` ON `saves` (`user_id`,`kind`,`created_at`,`record_id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`renewed_at` integer NOT NULL,
	`device` text NOT NULL,
	`authenticated_at` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `sessions_user_id` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_renewed_at` ON `sessions` (`renewed_at`);--> statement-breakpoint
CREATE INDEX `sessions_created_at` ON `sessions` (`created_at`);--> statement-breakpoint
CREATE TABLE `signing_keys` (
	`name` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `taken_names` (
	`name_hash` text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `teams` (
	`id` integer PRIMARY KEY NOT NULL,
	`year` text NOT NULL,
	`start_year` integer NOT NULL,
	`end_year` integer NOT NULL,
	`team_name` text NOT NULL,
	`record` text NOT NULL,
	`games` integer NOT NULL,
	`wins` integer NOT NULL,
	`losses` integer NOT NULL,
	`ties` integer,
	`overtime_losses` integer,
	`points` integer NOT NULL,
	`goals_for` integer NOT NULL,
	`goals_against` integer NOT NULL,
	`division` text,
	`division_place` integer,
	`playoffs` text NOT NULL,
	`playoff_series` text NOT NULL,
	`coach` text NOT NULL,
	`coaches` text NOT NULL,
	`source` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `teams_year_unique` ON `teams` (`year`);--> statement-breakpoint
CREATE UNIQUE INDEX `teams_start_year_unique` ON `teams` (`start_year`);--> statement-breakpoint
CREATE TABLE `used_passkey_challenges` (
	`ticket_hash` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `used_passkey_challenges_created_at` ON `used_passkey_challenges` (`created_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`username` text NOT NULL,
	`username_key` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`password` text NOT NULL,
	`created_at` integer NOT NULL,
	`role` text DEFAULT 'member' NOT NULL,
	`suspended_until` integer,
	`email_confirmed_at` integer,
	`muted` text DEFAULT '[]' NOT NULL,
	`mail_token` text DEFAULT (lower(hex(randomblob(16)))) NOT NULL,
	`digest_at` integer,
	`awaits_approval` integer DEFAULT false NOT NULL,
	`second_factor` integer DEFAULT false NOT NULL,
	`number` integer,
	`era` text,
	`games_private` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_username_key_unique` ON `users` (`username_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_key_unique` ON `users` (`email_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_mail_token_unique` ON `users` (`mail_token`);--> statement-breakpoint
CREATE INDEX `users_digest_at` ON `users` (`digest_at`) WHERE "digest_at" > 0;--> statement-breakpoint
CREATE INDEX `users_moderators` ON `users` (`id`) WHERE "role" = 'moderator';--> statement-breakpoint
CREATE VIEW `visible_memories` AS select "id", "user_id", "created_at", "idempotency_key", "title", "details", "likes", "comment_count", "fans", "replied_at", "month", "month_likes", "tags", "locked", "edited_at", "visibility", "visibility_changed_at", "visibility_changed_by", "pending_edit" from "memories" where "memories"."visibility" = 'visible';--> statement-breakpoint
CREATE VIEW `visible_memories_comments` AS select "id", "user_id", "created_at", "idempotency_key", "kind", "record_id", "content", "parent_id", "edited_at", "visibility", "visibility_changed_at", "visibility_changed_by", "pending_edit" from "comments" where ("comments"."kind" = 'memories' and "comments"."visibility" = 'visible' and EXISTS (SELECT 1 FROM "memories" WHERE "memories"."id" = "comments"."record_id" AND "memories"."visibility" = 'visible') and not (EXISTS (SELECT 1 FROM "account_deletions") AND EXISTS (SELECT 1 FROM "account_deletions" WHERE "account_deletions"."id" = "comments"."user_id")));--> statement-breakpoint
CREATE VIEW `visible_merch` AS select "id", "user_id", "created_at", "idempotency_key", "name", "description", "price", "category", "size", "condition", "tags", "state", "state_at", "conversation_id", "sold_price", "old_price", "proof", "edited_at", "visibility", "visibility_changed_at", "visibility_changed_by", "pending_edit", "quiet_since" from "merch" where "merch"."visibility" = 'visible';--> statement-breakpoint
CREATE VIEW `visible_news` AS select "id", "user_id", "created_at", "idempotency_key", "title", "details", "likes", "comment_count", "fans", "replied_at", "month", "month_likes", "tags", "locked", "edited_at", "visibility", "visibility_changed_at", "visibility_changed_by", "pending_edit" from "news" where "news"."visibility" = 'visible';--> statement-breakpoint
CREATE VIEW `visible_news_comments` AS select "id", "user_id", "created_at", "idempotency_key", "kind", "record_id", "content", "parent_id", "edited_at", "visibility", "visibility_changed_at", "visibility_changed_by", "pending_edit" from "comments" where ("comments"."kind" = 'news' and "comments"."visibility" = 'visible' and EXISTS (SELECT 1 FROM "news" WHERE "news"."id" = "comments"."record_id" AND "news"."visibility" = 'visible') and not (EXISTS (SELECT 1 FROM "account_deletions") AND EXISTS (SELECT 1 FROM "account_deletions" WHERE "account_deletions"."id" = "comments"."user_id")));