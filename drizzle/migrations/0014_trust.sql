CREATE TABLE `moves` (
	`id` integer PRIMARY KEY NOT NULL,
	`of_table` text NOT NULL,
	`of_id` integer NOT NULL,
	`direction` text NOT NULL,
	`deleted_by` integer NOT NULL,
	`hidden` integer NOT NULL,
	`for_good` integer DEFAULT false NOT NULL,
	`started_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `moves_of` ON `moves` (`of_table`,`of_id`);