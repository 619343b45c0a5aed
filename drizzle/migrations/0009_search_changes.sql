CREATE TABLE `search_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`of_table` text NOT NULL,
	`of_id` integer NOT NULL
);
