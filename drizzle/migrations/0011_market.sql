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
CREATE TABLE `memory_saves` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`memory_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`memory_id`) REFERENCES `memories`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `memory_saves_user_id_memory_id` ON `memory_saves` (`user_id`,`memory_id`);--> statement-breakpoint
CREATE INDEX `memory_saves_memory_id` ON `memory_saves` (`memory_id`);--> statement-breakpoint
CREATE INDEX `memory_saves_user_id_created_at` ON `memory_saves` (`user_id`,`created_at`,`memory_id`);--> statement-breakpoint
CREATE TABLE `merch_saves` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`merch_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`merch_id`) REFERENCES `merch`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `merch_saves_user_id_merch_id` ON `merch_saves` (`user_id`,`merch_id`);--> statement-breakpoint
CREATE INDEX `merch_saves_merch_id` ON `merch_saves` (`merch_id`);--> statement-breakpoint
CREATE INDEX `merch_saves_user_id_created_at` ON `merch_saves` (`user_id`,`created_at`,`merch_id`);--> statement-breakpoint
CREATE TABLE `messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`conversation_id` integer NOT NULL,
	`sender_id` integer,
	`created_at` integer NOT NULL,
	`write_key` text,
	`content` text NOT NULL,
	`offer` integer,
	`offer_state` text,
	`version` integer NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`sender_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `messages_write_key_unique` ON `messages` (`write_key`);--> statement-breakpoint
CREATE INDEX `messages_conversation_id` ON `messages` (`conversation_id`,`id`);--> statement-breakpoint
CREATE INDEX `messages_conversation_id_version` ON `messages` (`conversation_id`,`version`);--> statement-breakpoint
CREATE INDEX `messages_open_offer` ON `messages` (`conversation_id`) WHERE "offer_state" = 'open';--> statement-breakpoint
CREATE INDEX `messages_sender_id` ON `messages` (`sender_id`);--> statement-breakpoint
CREATE TABLE `news_saves` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`news_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`news_id`) REFERENCES `news`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `news_saves_user_id_news_id` ON `news_saves` (`user_id`,`news_id`);--> statement-breakpoint
CREATE INDEX `news_saves_news_id` ON `news_saves` (`news_id`);--> statement-breakpoint
CREATE INDEX `news_saves_user_id_created_at` ON `news_saves` (`user_id`,`created_at`,`news_id`);--> statement-breakpoint
CREATE TABLE `reports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`of_id` integer NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reports_user_id_kind_of_id` ON `reports` (`user_id`,`kind`,`of_id`);--> statement-breakpoint
CREATE INDEX `reports_kind_of_id` ON `reports` (`kind`,`of_id`);--> statement-breakpoint
ALTER TABLE `merch` ADD `state` text DEFAULT 'for_sale' NOT NULL;--> statement-breakpoint
ALTER TABLE `merch` ADD `state_at` integer;--> statement-breakpoint
ALTER TABLE `merch` ADD `conversation_id` integer;--> statement-breakpoint
ALTER TABLE `merch` ADD `sold_price` integer;--> statement-breakpoint
ALTER TABLE `merch` ADD `old_price` integer;--> statement-breakpoint
CREATE INDEX `merch_here` ON `merch` (`id`) WHERE "state" NOT IN ('sold', 'withdrawn');--> statement-breakpoint
CREATE INDEX `merch_user_id_here` ON `merch` (`user_id`) WHERE "state" NOT IN ('sold', 'withdrawn');--> statement-breakpoint
CREATE INDEX `merch_user_id_sold` ON `merch` (`user_id`) WHERE "state" = 'sold';