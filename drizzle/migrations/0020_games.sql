CREATE TABLE `games` (
	`date` text PRIMARY KEY NOT NULL,
	`season` text NOT NULL,
	`type` text NOT NULL,
	`home` integer NOT NULL,
	`opponent` text NOT NULL,
	`opponent_slug` text NOT NULL,
	`goals_for` integer NOT NULL,
	`goals_against` integer NOT NULL,
	`overtime` text,
	`result` text NOT NULL,
	`attendance` integer,
	`facts` text NOT NULL,
	`box_score` text
);
--> statement-breakpoint
CREATE INDEX `games_opponent` ON `games` (`opponent_slug`,`date`);