CREATE TABLE `photo_removals` (
	`hash` text PRIMARY KEY NOT NULL,
	`format` text NOT NULL,
	`sizes` text NOT NULL,
	`due_at` integer NOT NULL,
	`claimed_at` integer
);
--> statement-breakpoint
CREATE INDEX `photo_removals_due_at` ON `photo_removals` (`due_at`);--> statement-breakpoint
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
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `photos_hash_user_id` ON `photos` (`hash`,`user_id`);--> statement-breakpoint
CREATE INDEX `photos_user_id` ON `photos` (`user_id`,`hash`,`bytes`);--> statement-breakpoint
CREATE INDEX `photos_check_at` ON `photos` (`check_at`);--> statement-breakpoint
ALTER TABLE `memory_images` ADD `photo_id` integer REFERENCES photos(id);--> statement-breakpoint
CREATE INDEX `memory_images_photo_id` ON `memory_images` (`photo_id`);--> statement-breakpoint
ALTER TABLE `merch_images` ADD `photo_id` integer REFERENCES photos(id);--> statement-breakpoint
CREATE INDEX `merch_images_photo_id` ON `merch_images` (`photo_id`);