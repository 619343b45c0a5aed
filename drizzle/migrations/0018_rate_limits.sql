CREATE TABLE `rate_limits` (
	`key` text NOT NULL,
	`hit` text NOT NULL,
	`at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`in_flight` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`key`, `at`, `hit`)
);
--> statement-breakpoint
CREATE INDEX `rate_limits_expires_at` ON `rate_limits` (`expires_at`);--> statement-breakpoint
-- What they counted is over within a day, and holds addresses: it does not stay.
DROP TABLE `attempts`;--> statement-breakpoint
DROP TABLE `written_bytes`;
