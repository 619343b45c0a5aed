CREATE TABLE `moves` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`of_table` text NOT NULL,
	`of_id` integer NOT NULL,
	`direction` text NOT NULL,
	`deleted_by` integer NOT NULL,
	`hidden` integer NOT NULL,
	`for_good` integer DEFAULT false NOT NULL,
	`started_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `moves_of` ON `moves` (`of_table`,`of_id`);--> statement-breakpoint
CREATE TABLE `written_bytes` (
	`day` integer NOT NULL,
	`account` text NOT NULL,
	`source` text NOT NULL,
	`bytes` integer NOT NULL,
	PRIMARY KEY(`day`, `account`, `source`)
);
--> statement-breakpoint
ALTER TABLE `attempts` ADD `in_flight` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `attempts` ADD `network_56` text GENERATED ALWAYS AS (CASE WHEN instr(source, ':') > 0 THEN substr(source, 1, 17) END) VIRTUAL;--> statement-breakpoint
ALTER TABLE `attempts` ADD `network_48` text GENERATED ALWAYS AS (CASE WHEN instr(source, ':') > 0 THEN substr(source, 1, 14) END) VIRTUAL;--> statement-breakpoint
CREATE INDEX `attempts_network_56` ON `attempts` (`kind`,`network_56`,`at`) WHERE network_56 IS NOT NULL;--> statement-breakpoint
CREATE INDEX `attempts_network_48` ON `attempts` (`kind`,`network_48`,`at`) WHERE network_48 IS NOT NULL;--> statement-breakpoint
ALTER TABLE `sessions` ADD `authenticated_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `sessions_created_at` ON `sessions` (`created_at`);