-- Notifications of replies had the kind 'answer'.
UPDATE `notifications` SET `kind` = 'reply' WHERE `kind` = 'answer';--> statement-breakpoint
UPDATE `users` SET `muted` = replace(`muted`, '"answer"', '"reply"') WHERE `muted` LIKE '%"answer"%';
