CREATE TABLE `history_documents` (
	`name` text PRIMARY KEY NOT NULL,
	`body` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `memory_tags` (
	`tag` text NOT NULL,
	`memory_id` integer NOT NULL,
	PRIMARY KEY(`tag`, `memory_id`)
);
--> statement-breakpoint
CREATE TABLE `merch_tags` (
	`tag` text NOT NULL,
	`merch_id` integer NOT NULL,
	PRIMARY KEY(`tag`, `merch_id`)
);
--> statement-breakpoint
CREATE TABLE `news_tags` (
	`tag` text NOT NULL,
	`news_id` integer NOT NULL,
	PRIMARY KEY(`tag`, `news_id`)
);
--> statement-breakpoint
CREATE TABLE `person_slugs` (
	`slug` text PRIMARY KEY NOT NULL,
	`person_id` integer NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `persons`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `persons` (
	`id` integer PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`birth_date` text,
	`ranks` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `persons_slug_unique` ON `persons` (`slug`);--> statement-breakpoint
ALTER TABLE `memories` ADD `tags` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `merch` ADD `tags` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `news` ADD `tags` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `players` ADD `person_id` integer REFERENCES persons(id);--> statement-breakpoint
CREATE INDEX `players_person_id` ON `players` (`person_id`);