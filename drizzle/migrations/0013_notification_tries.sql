ALTER TABLE `notification_events` ADD `tries` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `notification_events` ADD `failed_at` integer;