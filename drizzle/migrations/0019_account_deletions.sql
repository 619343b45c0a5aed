CREATE TABLE `account_deletions` (
	`id` integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP VIEW `visible_memory_comments`;--> statement-breakpoint
DROP VIEW `visible_news_comments`;--> statement-breakpoint
CREATE VIEW `visible_memory_comments` AS select "id", "user_id", "created_at", "write_key", "memory_id", "content", "parent_id", "edited_at", "visibility", "visibility_changed_at", "visibility_changed_by", "pending_edit" from "memory_comments" where ("memory_comments"."visibility" = 'visible' and EXISTS (SELECT 1 FROM "memories" WHERE "memories"."id" = "memory_comments"."memory_id" AND "memories"."visibility" = 'visible') and not (EXISTS (SELECT 1 FROM "account_deletions") AND EXISTS (SELECT 1 FROM "account_deletions" WHERE "account_deletions"."id" = "memory_comments"."user_id")));--> statement-breakpoint
CREATE VIEW `visible_news_comments` AS select "id", "user_id", "created_at", "write_key", "news_id", "content", "parent_id", "edited_at", "visibility", "visibility_changed_at", "visibility_changed_by", "pending_edit" from "news_comments" where ("news_comments"."visibility" = 'visible' and EXISTS (SELECT 1 FROM "news" WHERE "news"."id" = "news_comments"."news_id" AND "news"."visibility" = 'visible') and not (EXISTS (SELECT 1 FROM "account_deletions") AND EXISTS (SELECT 1 FROM "account_deletions" WHERE "account_deletions"."id" = "news_comments"."user_id")));