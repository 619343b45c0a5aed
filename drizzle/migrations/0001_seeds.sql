CREATE TABLE `seeds` (
	`name` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL
);
