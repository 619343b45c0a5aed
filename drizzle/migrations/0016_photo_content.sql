-- `photo_removals` stays until no deployed Worker writes to it.
ALTER TABLE `photos` ADD `content` text;--> statement-breakpoint
CREATE UNIQUE INDEX `photos_user_id_content` ON `photos` (`user_id`,`content`);
