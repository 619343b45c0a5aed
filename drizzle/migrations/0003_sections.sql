CREATE TABLE `memories` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`write_key` text,
	`title` text NOT NULL,
	`details` text NOT NULL,
	`likes` integer DEFAULT 0 NOT NULL,
	`comment_count` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `memories_write_key_unique` ON `memories` (`write_key`);--> statement-breakpoint
CREATE INDEX `memories_user_id` ON `memories` (`user_id`);--> statement-breakpoint
CREATE TABLE `memory_comments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`write_key` text,
	`memory_id` integer NOT NULL,
	`content` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`memory_id`) REFERENCES `memories`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `memory_comments_write_key_unique` ON `memory_comments` (`write_key`);--> statement-breakpoint
CREATE INDEX `memory_comments_memory_id` ON `memory_comments` (`memory_id`);--> statement-breakpoint
CREATE TABLE `memory_images` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`memory_id` integer NOT NULL,
	`url` text NOT NULL,
	`alt` text NOT NULL,
	`write_key` text,
	FOREIGN KEY (`memory_id`) REFERENCES `memories`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `memory_images_write_key_unique` ON `memory_images` (`write_key`);--> statement-breakpoint
CREATE INDEX `memory_images_memory_id` ON `memory_images` (`memory_id`);--> statement-breakpoint
CREATE TABLE `memory_likes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`memory_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	FOREIGN KEY (`memory_id`) REFERENCES `memories`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `memory_likes_user_id_memory_id` ON `memory_likes` (`user_id`,`memory_id`);--> statement-breakpoint
CREATE INDEX `memory_likes_memory_id` ON `memory_likes` (`memory_id`);--> statement-breakpoint
CREATE TABLE `merch` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`write_key` text,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`price` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `merch_write_key_unique` ON `merch` (`write_key`);--> statement-breakpoint
CREATE INDEX `merch_user_id` ON `merch` (`user_id`);--> statement-breakpoint
CREATE TABLE `merch_images` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`merch_id` integer NOT NULL,
	`url` text NOT NULL,
	`alt` text NOT NULL,
	`write_key` text,
	FOREIGN KEY (`merch_id`) REFERENCES `merch`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `merch_images_write_key_unique` ON `merch_images` (`write_key`);--> statement-breakpoint
CREATE INDEX `merch_images_merch_id` ON `merch_images` (`merch_id`);--> statement-breakpoint
CREATE TABLE `news` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`write_key` text,
	`title` text NOT NULL,
	`details` text NOT NULL,
	`likes` integer DEFAULT 0 NOT NULL,
	`comment_count` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `news_write_key_unique` ON `news` (`write_key`);--> statement-breakpoint
CREATE INDEX `news_user_id` ON `news` (`user_id`);--> statement-breakpoint
CREATE TABLE `news_comments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`write_key` text,
	`news_id` integer NOT NULL,
	`content` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`news_id`) REFERENCES `news`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `news_comments_write_key_unique` ON `news_comments` (`write_key`);--> statement-breakpoint
CREATE INDEX `news_comments_news_id` ON `news_comments` (`news_id`);--> statement-breakpoint
CREATE TABLE `news_likes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`news_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	FOREIGN KEY (`news_id`) REFERENCES `news`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `news_likes_user_id_news_id` ON `news_likes` (`user_id`,`news_id`);--> statement-breakpoint
CREATE INDEX `news_likes_news_id` ON `news_likes` (`news_id`);