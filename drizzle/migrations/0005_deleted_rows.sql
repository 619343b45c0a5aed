CREATE TABLE `deleted_rows` (
	`id` integer PRIMARY KEY NOT NULL,
	`of_table` text NOT NULL,
	`of_id` integer NOT NULL,
	`was_in` text NOT NULL,
	`user_id` integer NOT NULL,
	`deleted_at` integer NOT NULL,
	`row` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `deleted_rows_of` ON `deleted_rows` (`of_table`,`of_id`);--> statement-breakpoint
CREATE INDEX `deleted_rows_user_id` ON `deleted_rows` (`user_id`);--> statement-breakpoint
CREATE INDEX `deleted_rows_deleted_at` ON `deleted_rows` (`deleted_at`);