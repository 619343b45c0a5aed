ALTER TABLE `memories` ADD `month` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `memories` ADD `month_likes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `memories_comment_count_id` ON `memories` (`comment_count`,`id`);--> statement-breakpoint
CREATE INDEX `memories_likes_id` ON `memories` (`likes`,`id`);--> statement-breakpoint
CREATE INDEX `memories_month_likes_id` ON `memories` (`month`,`month_likes`,`id`);--> statement-breakpoint
CREATE INDEX `memories_user_id_comment_count_id` ON `memories` (`user_id`,`comment_count`,`id`);--> statement-breakpoint
CREATE INDEX `memories_user_id_likes_id` ON `memories` (`user_id`,`likes`,`id`);--> statement-breakpoint
CREATE INDEX `memories_user_id_month_likes_id` ON `memories` (`user_id`,`month`,`month_likes`,`id`);--> statement-breakpoint
ALTER TABLE `memory_likes` ADD `created_at` integer;--> statement-breakpoint
ALTER TABLE `merch` ADD `category` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `merch` ADD `size` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `merch` ADD `condition` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `merch` ADD `season` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `merch` ADD `player` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `news` ADD `month` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `news` ADD `month_likes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `news_comment_count_id` ON `news` (`comment_count`,`id`);--> statement-breakpoint
CREATE INDEX `news_likes_id` ON `news` (`likes`,`id`);--> statement-breakpoint
CREATE INDEX `news_month_likes_id` ON `news` (`month`,`month_likes`,`id`);--> statement-breakpoint
CREATE INDEX `news_user_id_comment_count_id` ON `news` (`user_id`,`comment_count`,`id`);--> statement-breakpoint
CREATE INDEX `news_user_id_likes_id` ON `news` (`user_id`,`likes`,`id`);--> statement-breakpoint
CREATE INDEX `news_user_id_month_likes_id` ON `news` (`user_id`,`month`,`month_likes`,`id`);--> statement-breakpoint
ALTER TABLE `news_likes` ADD `created_at` integer;