CREATE TABLE `attendance_counts` (
	`date` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
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
ALTER TABLE `users` ADD `games_private` integer DEFAULT false NOT NULL;