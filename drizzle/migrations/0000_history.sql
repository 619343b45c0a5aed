CREATE TABLE `players` (
	`id` integer PRIMARY KEY NOT NULL,
	`team_id` integer NOT NULL,
	`nhl_id` integer,
	`databank_id` text,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`number` integer,
	`position` text NOT NULL,
	`birth_date` text,
	`age` integer,
	`gp` integer NOT NULL,
	`goals` integer,
	`assists` integer,
	`points` integer,
	`pims` integer NOT NULL,
	`plus_minus` integer,
	`gaa` real,
	`svp` real,
	`wins` integer,
	`losses` integer,
	`shutouts` integer,
	`minutes` integer,
	`goals_against` integer,
	`shots_against` integer,
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "players_skater_scoring" CHECK(position = 'G' OR (goals IS NOT NULL AND assists IS NOT NULL AND points IS NOT NULL))
);
--> statement-breakpoint
CREATE INDEX `players_team_id` ON `players` (`team_id`);--> statement-breakpoint
CREATE TABLE `teams` (
	`id` integer PRIMARY KEY NOT NULL,
	`year` text NOT NULL,
	`start_year` integer NOT NULL,
	`end_year` integer NOT NULL,
	`team_name` text NOT NULL,
	`record` text NOT NULL,
	`games` integer NOT NULL,
	`wins` integer NOT NULL,
	`losses` integer NOT NULL,
	`ties` integer,
	`overtime_losses` integer,
	`points` integer NOT NULL,
	`goals_for` integer NOT NULL,
	`goals_against` integer NOT NULL,
	`playoffs` text NOT NULL,
	`playoff_series` text NOT NULL,
	`coach` text NOT NULL,
	`coaches` text NOT NULL,
	`source` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `teams_year_unique` ON `teams` (`year`);--> statement-breakpoint
CREATE UNIQUE INDEX `teams_start_year_unique` ON `teams` (`start_year`);