CREATE INDEX `memory_comments_user_id` ON `memory_comments` (`user_id`);--> statement-breakpoint
CREATE INDEX `news_comments_user_id` ON `news_comments` (`user_id`);