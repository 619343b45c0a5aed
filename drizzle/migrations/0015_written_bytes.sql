CREATE TABLE `written_bytes` (
	`day` integer NOT NULL,
	`account` text NOT NULL,
	`source` text NOT NULL,
	`bytes` integer NOT NULL,
	PRIMARY KEY(`day`, `account`, `source`)
);
