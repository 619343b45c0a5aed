-- Rows that were moved into `deleted_rows` return to their tables, with their visibility. The triggers of before would take them
-- for new ones; the set-up loads today's after the migrations.
DROP TRIGGER IF EXISTS `merch_tags_insert`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `merch_search_insert`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `merch_tags_update`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `merch_search_update`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `merch_tags_delete`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `merch_search_delete`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `merch_notifications_insert`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `merch_notifications_delete`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `merch_notifications_update`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `merch_notifications_words`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `merch_notifications_price`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `merch_notifications_state`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `news_tags_insert`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `news_search_insert`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `news_tags_update`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `news_search_update`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `news_tags_delete`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `news_search_delete`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `news_notifications_insert`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `news_notifications_delete`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `news_notifications_update`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `memories_tags_insert`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `memories_search_insert`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `memories_tags_update`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `memories_search_update`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `memories_tags_delete`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `memories_search_delete`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `memories_notifications_insert`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `memories_notifications_delete`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `memories_notifications_update`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `news_comments_search_insert`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `news_comments_notifications_insert`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `news_comments_search_update`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `news_comments_notifications_update`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `news_comments_search_delete`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `news_comments_notifications_delete`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `memory_comments_search_insert`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `memory_comments_notifications_insert`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `memory_comments_search_update`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `memory_comments_notifications_update`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `memory_comments_search_delete`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `memory_comments_notifications_delete`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `news_likes_notifications_insert`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `news_likes_notifications_delete`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `memory_likes_notifications_insert`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `memory_likes_notifications_delete`;--> statement-breakpoint
ALTER TABLE `memories` ADD `visibility` text DEFAULT 'visible' NOT NULL;--> statement-breakpoint
ALTER TABLE `memories` ADD `visibility_changed_at` integer;--> statement-breakpoint
ALTER TABLE `memories` ADD `visibility_changed_by` integer;--> statement-breakpoint
ALTER TABLE `memories` ADD `pending_edit` text;--> statement-breakpoint
ALTER TABLE `memories` ADD `comments_follow_after` integer;--> statement-breakpoint
ALTER TABLE `memory_comments` ADD `visibility` text DEFAULT 'visible' NOT NULL;--> statement-breakpoint
ALTER TABLE `memory_comments` ADD `visibility_changed_at` integer;--> statement-breakpoint
ALTER TABLE `memory_comments` ADD `visibility_changed_by` integer;--> statement-breakpoint
ALTER TABLE `memory_comments` ADD `pending_edit` text;--> statement-breakpoint
ALTER TABLE `merch` ADD `visibility` text DEFAULT 'visible' NOT NULL;--> statement-breakpoint
ALTER TABLE `merch` ADD `visibility_changed_at` integer;--> statement-breakpoint
ALTER TABLE `merch` ADD `visibility_changed_by` integer;--> statement-breakpoint
ALTER TABLE `merch` ADD `pending_edit` text;--> statement-breakpoint
ALTER TABLE `news` ADD `visibility` text DEFAULT 'visible' NOT NULL;--> statement-breakpoint
ALTER TABLE `news` ADD `visibility_changed_at` integer;--> statement-breakpoint
ALTER TABLE `news` ADD `visibility_changed_by` integer;--> statement-breakpoint
ALTER TABLE `news` ADD `pending_edit` text;--> statement-breakpoint
ALTER TABLE `news` ADD `comments_follow_after` integer;--> statement-breakpoint
ALTER TABLE `news_comments` ADD `visibility` text DEFAULT 'visible' NOT NULL;--> statement-breakpoint
ALTER TABLE `news_comments` ADD `visibility_changed_at` integer;--> statement-breakpoint
ALTER TABLE `news_comments` ADD `visibility_changed_by` integer;--> statement-breakpoint
ALTER TABLE `news_comments` ADD `pending_edit` text;--> statement-breakpoint
ALTER TABLE `news_comments` RENAME COLUMN `answers` TO `parent_id`;--> statement-breakpoint
ALTER TABLE `memory_comments` RENAME COLUMN `answers` TO `parent_id`;--> statement-breakpoint
ALTER TABLE `cases` RENAME COLUMN `held` TO `pending`;--> statement-breakpoint
INSERT OR IGNORE INTO merch (id, user_id, created_at, write_key, name, description, price, category, size, condition, season, player, tags, state, state_at, conversation_id, sold_price, old_price, edited_at, visibility, visibility_changed_at, visibility_changed_by)
  SELECT d.row ->> 'id', d.row ->> 'user_id', d.row ->> 'created_at', iif(EXISTS (SELECT 1 FROM merch o WHERE o.write_key = d.row ->> 'write_key'), NULL, d.row ->> 'write_key'), d.row ->> 'name', d.row ->> 'description', d.row ->> 'price', ifnull(d.row ->> 'category', ''), ifnull(d.row ->> 'size', ''), ifnull(d.row ->> 'condition', ''), ifnull(d.row ->> 'season', ''), ifnull(d.row ->> 'player', ''), ifnull(d.row ->> 'tags', '[]'), ifnull(d.row ->> 'state', 'for_sale'), d.row ->> 'state_at', d.row ->> 'conversation_id', d.row ->> 'sold_price', d.row ->> 'old_price', d.row ->> 'edited_at', CASE WHEN NOT d.hidden THEN 'deleted' WHEN EXISTS (SELECT 1 FROM cases WHERE kind = 'merch' AND of_id = d.of_id AND pending = 1 AND state = 'open') THEN 'pending' ELSE 'hidden' END, d.deleted_at, d.deleted_by
  FROM deleted_rows d WHERE d.was_in = 'merch';--> statement-breakpoint
INSERT OR IGNORE INTO news (id, user_id, created_at, write_key, title, details, likes, comment_count, month, month_likes, tags, locked, edited_at, visibility, visibility_changed_at, visibility_changed_by)
  SELECT d.row ->> 'id', d.row ->> 'user_id', d.row ->> 'created_at', iif(EXISTS (SELECT 1 FROM news o WHERE o.write_key = d.row ->> 'write_key'), NULL, d.row ->> 'write_key'), d.row ->> 'title', d.row ->> 'details', ifnull(d.row ->> 'likes', 0), ifnull(d.row ->> 'comment_count', 0), ifnull(d.row ->> 'month', 0), ifnull(d.row ->> 'month_likes', 0), ifnull(d.row ->> 'tags', '[]'), ifnull(d.row ->> 'locked', 0), d.row ->> 'edited_at', CASE WHEN NOT d.hidden THEN 'deleted' WHEN EXISTS (SELECT 1 FROM cases WHERE kind = 'news' AND of_id = d.of_id AND pending = 1 AND state = 'open') THEN 'pending' ELSE 'hidden' END, d.deleted_at, d.deleted_by
  FROM deleted_rows d WHERE d.was_in = 'news';--> statement-breakpoint
INSERT OR IGNORE INTO memories (id, user_id, created_at, write_key, title, details, likes, comment_count, month, month_likes, tags, locked, edited_at, visibility, visibility_changed_at, visibility_changed_by)
  SELECT d.row ->> 'id', d.row ->> 'user_id', d.row ->> 'created_at', iif(EXISTS (SELECT 1 FROM memories o WHERE o.write_key = d.row ->> 'write_key'), NULL, d.row ->> 'write_key'), d.row ->> 'title', d.row ->> 'details', ifnull(d.row ->> 'likes', 0), ifnull(d.row ->> 'comment_count', 0), ifnull(d.row ->> 'month', 0), ifnull(d.row ->> 'month_likes', 0), ifnull(d.row ->> 'tags', '[]'), ifnull(d.row ->> 'locked', 0), d.row ->> 'edited_at', CASE WHEN NOT d.hidden THEN 'deleted' WHEN EXISTS (SELECT 1 FROM cases WHERE kind = 'memories' AND of_id = d.of_id AND pending = 1 AND state = 'open') THEN 'pending' ELSE 'hidden' END, d.deleted_at, d.deleted_by
  FROM deleted_rows d WHERE d.was_in = 'memories';--> statement-breakpoint
INSERT OR IGNORE INTO news_comments (id, user_id, created_at, write_key, news_id, content, edited_at, parent_id, visibility, visibility_changed_at, visibility_changed_by)
  SELECT d.row ->> 'id', d.row ->> 'user_id', d.row ->> 'created_at', iif(EXISTS (SELECT 1 FROM news_comments o WHERE o.write_key = d.row ->> 'write_key'), NULL, d.row ->> 'write_key'), d.row ->> 'news_id', d.row ->> 'content', d.row ->> 'edited_at', d.row ->> 'answers', iif(d.of_table = 'news_comments', CASE WHEN NOT d.hidden THEN 'deleted' WHEN EXISTS (SELECT 1 FROM cases WHERE kind = 'news-comments' AND of_id = d.of_id AND pending = 1 AND state = 'open') THEN 'pending' ELSE 'hidden' END, 'visible'), iif(d.of_table = 'news_comments', d.deleted_at, NULL), iif(d.of_table = 'news_comments', d.deleted_by, NULL)
  FROM deleted_rows d WHERE d.was_in = 'news_comments' AND EXISTS (SELECT 1 FROM news s WHERE s.id = d.row ->> 'news_id');--> statement-breakpoint
INSERT OR IGNORE INTO memory_comments (id, user_id, created_at, write_key, memory_id, content, edited_at, parent_id, visibility, visibility_changed_at, visibility_changed_by)
  SELECT d.row ->> 'id', d.row ->> 'user_id', d.row ->> 'created_at', iif(EXISTS (SELECT 1 FROM memory_comments o WHERE o.write_key = d.row ->> 'write_key'), NULL, d.row ->> 'write_key'), d.row ->> 'memory_id', d.row ->> 'content', d.row ->> 'edited_at', d.row ->> 'answers', iif(d.of_table = 'memory_comments', CASE WHEN NOT d.hidden THEN 'deleted' WHEN EXISTS (SELECT 1 FROM cases WHERE kind = 'memories-comments' AND of_id = d.of_id AND pending = 1 AND state = 'open') THEN 'pending' ELSE 'hidden' END, 'visible'), iif(d.of_table = 'memory_comments', d.deleted_at, NULL), iif(d.of_table = 'memory_comments', d.deleted_by, NULL)
  FROM deleted_rows d WHERE d.was_in = 'memory_comments' AND EXISTS (SELECT 1 FROM memories s WHERE s.id = d.row ->> 'memory_id');--> statement-breakpoint
INSERT OR IGNORE INTO merch_images (id, merch_id, url, alt, write_key, photo_id)
  SELECT d.row ->> 'id', d.row ->> 'merch_id', d.row ->> 'url', ifnull(d.row ->> 'alt', ''), iif(EXISTS (SELECT 1 FROM merch_images o WHERE o.write_key = d.row ->> 'write_key'), NULL, d.row ->> 'write_key'), d.row ->> 'photo_id'
  FROM deleted_rows d WHERE d.was_in = 'merch_images' AND EXISTS (SELECT 1 FROM merch r WHERE r.id = d.row ->> 'merch_id');--> statement-breakpoint
INSERT OR IGNORE INTO merch_saves (id, merch_id, user_id, created_at)
  SELECT d.row ->> 'id', d.row ->> 'merch_id', d.row ->> 'user_id', d.row ->> 'created_at'
  FROM deleted_rows d WHERE d.was_in = 'merch_saves' AND EXISTS (SELECT 1 FROM merch r WHERE r.id = d.row ->> 'merch_id');--> statement-breakpoint
INSERT OR IGNORE INTO news_likes (id, news_id, user_id, created_at)
  SELECT d.row ->> 'id', d.row ->> 'news_id', d.row ->> 'user_id', d.row ->> 'created_at'
  FROM deleted_rows d WHERE d.was_in = 'news_likes' AND EXISTS (SELECT 1 FROM news r WHERE r.id = d.row ->> 'news_id');--> statement-breakpoint
INSERT OR IGNORE INTO news_saves (id, news_id, user_id, created_at)
  SELECT d.row ->> 'id', d.row ->> 'news_id', d.row ->> 'user_id', d.row ->> 'created_at'
  FROM deleted_rows d WHERE d.was_in = 'news_saves' AND EXISTS (SELECT 1 FROM news r WHERE r.id = d.row ->> 'news_id');--> statement-breakpoint
INSERT OR IGNORE INTO memory_images (id, memory_id, url, alt, write_key, photo_id)
  SELECT d.row ->> 'id', d.row ->> 'memory_id', d.row ->> 'url', ifnull(d.row ->> 'alt', ''), iif(EXISTS (SELECT 1 FROM memory_images o WHERE o.write_key = d.row ->> 'write_key'), NULL, d.row ->> 'write_key'), d.row ->> 'photo_id'
  FROM deleted_rows d WHERE d.was_in = 'memory_images' AND EXISTS (SELECT 1 FROM memories r WHERE r.id = d.row ->> 'memory_id');--> statement-breakpoint
INSERT OR IGNORE INTO memory_likes (id, memory_id, user_id, created_at)
  SELECT d.row ->> 'id', d.row ->> 'memory_id', d.row ->> 'user_id', d.row ->> 'created_at'
  FROM deleted_rows d WHERE d.was_in = 'memory_likes' AND EXISTS (SELECT 1 FROM memories r WHERE r.id = d.row ->> 'memory_id');--> statement-breakpoint
INSERT OR IGNORE INTO memory_saves (id, memory_id, user_id, created_at)
  SELECT d.row ->> 'id', d.row ->> 'memory_id', d.row ->> 'user_id', d.row ->> 'created_at'
  FROM deleted_rows d WHERE d.was_in = 'memory_saves' AND EXISTS (SELECT 1 FROM memories r WHERE r.id = d.row ->> 'memory_id');--> statement-breakpoint
UPDATE merch SET visibility = iif(m.hidden AND NOT m.for_good, 'hidden', 'deleted'), visibility_changed_at = iif(m.for_good, 0, m.started_at),
    visibility_changed_by = m.deleted_by
  FROM moves m WHERE m.of_table = 'merch' AND m.direction = 'out' AND m.of_id = merch.id AND merch.visibility = 'visible';--> statement-breakpoint
DELETE FROM merch_tags WHERE merch_id IN (SELECT id FROM merch WHERE visibility <> 'visible');--> statement-breakpoint
UPDATE news SET visibility = iif(m.hidden AND NOT m.for_good, 'hidden', 'deleted'), visibility_changed_at = iif(m.for_good, 0, m.started_at),
    visibility_changed_by = m.deleted_by, comments_follow_after = 0
  FROM moves m WHERE m.of_table = 'news' AND m.direction = 'out' AND m.of_id = news.id AND news.visibility = 'visible';--> statement-breakpoint
DELETE FROM news_tags WHERE news_id IN (SELECT id FROM news WHERE visibility <> 'visible');--> statement-breakpoint
UPDATE memories SET visibility = iif(m.hidden AND NOT m.for_good, 'hidden', 'deleted'), visibility_changed_at = iif(m.for_good, 0, m.started_at),
    visibility_changed_by = m.deleted_by, comments_follow_after = 0
  FROM moves m WHERE m.of_table = 'memories' AND m.direction = 'out' AND m.of_id = memories.id AND memories.visibility = 'visible';--> statement-breakpoint
DELETE FROM memory_tags WHERE memory_id IN (SELECT id FROM memories WHERE visibility <> 'visible');--> statement-breakpoint
UPDATE news SET likes = (SELECT count(*) FROM news_likes WHERE news_id = news.id),
    comment_count = (SELECT count(*) FROM news_comments WHERE news_id = news.id AND visibility = 'visible'),
    month_likes = (SELECT count(*) FROM news_likes WHERE news_id = news.id AND created_at >= unixepoch('now', 'start of month') * 1000),
    month = strftime('%Y', 'now') * 12 + strftime('%m', 'now') - 1
  WHERE id IN (SELECT of_id FROM deleted_rows WHERE of_table = 'news' UNION SELECT of_id FROM moves WHERE of_table = 'news');--> statement-breakpoint
UPDATE memories SET likes = (SELECT count(*) FROM memory_likes WHERE memory_id = memories.id),
    comment_count = (SELECT count(*) FROM memory_comments WHERE memory_id = memories.id AND visibility = 'visible'),
    month_likes = (SELECT count(*) FROM memory_likes WHERE memory_id = memories.id AND created_at >= unixepoch('now', 'start of month') * 1000),
    month = strftime('%Y', 'now') * 12 + strftime('%m', 'now') - 1
  WHERE id IN (SELECT of_id FROM deleted_rows WHERE of_table = 'memories' UNION SELECT of_id FROM moves WHERE of_table = 'memories');--> statement-breakpoint
ALTER TABLE `cases` DROP COLUMN `hidden`;--> statement-breakpoint
UPDATE notifications SET detail = json_set(detail, '$.state', iif(detail ->> 'state' = 'taken', 'accepted', 'declined'))
  WHERE kind = 'offer' AND detail ->> 'state' IN ('taken', 'refused');--> statement-breakpoint
UPDATE messages SET offer_state = iif(offer_state = 'taken', 'accepted', 'declined') WHERE offer_state IN ('taken', 'refused');--> statement-breakpoint
DROP TABLE `deleted_rows`;--> statement-breakpoint
DROP TABLE `moves`;--> statement-breakpoint
DROP INDEX `memories_comment_count_id`;--> statement-breakpoint
DROP INDEX `memories_likes_id`;--> statement-breakpoint
DROP INDEX `memories_month_likes_id`;--> statement-breakpoint
DROP INDEX `memories_user_id_comment_count_id`;--> statement-breakpoint
DROP INDEX `memories_user_id_likes_id`;--> statement-breakpoint
DROP INDEX `memories_user_id_month_likes_id`;--> statement-breakpoint
DROP INDEX `memory_comments_memory_id`;--> statement-breakpoint
DROP INDEX `merch_here`;--> statement-breakpoint
DROP INDEX `merch_user_id_here`;--> statement-breakpoint
DROP INDEX `merch_user_id_sold`;--> statement-breakpoint
DROP INDEX `news_comment_count_id`;--> statement-breakpoint
DROP INDEX `news_likes_id`;--> statement-breakpoint
DROP INDEX `news_month_likes_id`;--> statement-breakpoint
DROP INDEX `news_user_id_comment_count_id`;--> statement-breakpoint
DROP INDEX `news_user_id_likes_id`;--> statement-breakpoint
DROP INDEX `news_user_id_month_likes_id`;--> statement-breakpoint
DROP INDEX `news_comments_news_id`;--> statement-breakpoint
CREATE INDEX `memories_visible` ON `memories` (`id`) WHERE "visibility" = 'visible';--> statement-breakpoint
CREATE INDEX `memories_not_visible` ON `memories` (`visibility`,`visibility_changed_at`) WHERE "visibility" <> 'visible';--> statement-breakpoint
CREATE INDEX `memories_comments_follow` ON `memories` (`comments_follow_after`) WHERE "comments_follow_after" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `memories_comment_count_id` ON `memories` (`comment_count`,`id`) WHERE "visibility" = 'visible';--> statement-breakpoint
CREATE INDEX `memories_likes_id` ON `memories` (`likes`,`id`) WHERE "visibility" = 'visible';--> statement-breakpoint
CREATE INDEX `memories_month_likes_id` ON `memories` (`month`,`month_likes`,`id`) WHERE "visibility" = 'visible';--> statement-breakpoint
CREATE INDEX `memories_user_id_comment_count_id` ON `memories` (`user_id`,`comment_count`,`id`) WHERE "visibility" = 'visible';--> statement-breakpoint
CREATE INDEX `memories_user_id_likes_id` ON `memories` (`user_id`,`likes`,`id`) WHERE "visibility" = 'visible';--> statement-breakpoint
CREATE INDEX `memories_user_id_month_likes_id` ON `memories` (`user_id`,`month`,`month_likes`,`id`) WHERE "visibility" = 'visible';--> statement-breakpoint
CREATE INDEX `memory_comments_not_visible` ON `memory_comments` (`visibility`,`visibility_changed_at`) WHERE "visibility" <> 'visible';--> statement-breakpoint
CREATE INDEX `memory_comments_memory_id` ON `memory_comments` (`memory_id`) WHERE "visibility" = 'visible';--> statement-breakpoint
CREATE INDEX `merch_visible` ON `merch` (`id`) WHERE "visibility" = 'visible';--> statement-breakpoint
CREATE INDEX `merch_not_visible` ON `merch` (`visibility`,`visibility_changed_at`) WHERE "visibility" <> 'visible';--> statement-breakpoint
CREATE INDEX `merch_here` ON `merch` (`id`) WHERE "visibility" = 'visible' AND "state" NOT IN ('sold', 'withdrawn');--> statement-breakpoint
CREATE INDEX `merch_user_id_here` ON `merch` (`user_id`) WHERE "visibility" = 'visible' AND "state" NOT IN ('sold', 'withdrawn');--> statement-breakpoint
CREATE INDEX `merch_user_id_sold` ON `merch` (`user_id`) WHERE "visibility" = 'visible' AND "state" = 'sold';--> statement-breakpoint
CREATE INDEX `news_visible` ON `news` (`id`) WHERE "visibility" = 'visible';--> statement-breakpoint
CREATE INDEX `news_not_visible` ON `news` (`visibility`,`visibility_changed_at`) WHERE "visibility" <> 'visible';--> statement-breakpoint
CREATE INDEX `news_comments_follow` ON `news` (`comments_follow_after`) WHERE "comments_follow_after" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `news_comment_count_id` ON `news` (`comment_count`,`id`) WHERE "visibility" = 'visible';--> statement-breakpoint
CREATE INDEX `news_likes_id` ON `news` (`likes`,`id`) WHERE "visibility" = 'visible';--> statement-breakpoint
CREATE INDEX `news_month_likes_id` ON `news` (`month`,`month_likes`,`id`) WHERE "visibility" = 'visible';--> statement-breakpoint
CREATE INDEX `news_user_id_comment_count_id` ON `news` (`user_id`,`comment_count`,`id`) WHERE "visibility" = 'visible';--> statement-breakpoint
CREATE INDEX `news_user_id_likes_id` ON `news` (`user_id`,`likes`,`id`) WHERE "visibility" = 'visible';--> statement-breakpoint
CREATE INDEX `news_user_id_month_likes_id` ON `news` (`user_id`,`month`,`month_likes`,`id`) WHERE "visibility" = 'visible';--> statement-breakpoint
CREATE INDEX `news_comments_not_visible` ON `news_comments` (`visibility`,`visibility_changed_at`) WHERE "visibility" <> 'visible';--> statement-breakpoint
CREATE INDEX `news_comments_news_id` ON `news_comments` (`news_id`) WHERE "visibility" = 'visible';--> statement-breakpoint
CREATE VIEW `visible_memories` AS select "id", "user_id", "created_at", "write_key", "title", "details", "likes", "comment_count", "month", "month_likes", "tags", "locked", "edited_at", "visibility", "visibility_changed_at", "visibility_changed_by", "pending_edit", "comments_follow_after" from "memories" where "memories"."visibility" = 'visible';--> statement-breakpoint
CREATE VIEW `visible_memory_comments` AS select "id", "user_id", "created_at", "write_key", "memory_id", "content", "parent_id", "edited_at", "visibility", "visibility_changed_at", "visibility_changed_by", "pending_edit" from "memory_comments" where ("memory_comments"."visibility" = 'visible' and EXISTS (SELECT 1 FROM "memories" WHERE "memories"."id" = "memory_comments"."memory_id" AND "memories"."visibility" = 'visible'));--> statement-breakpoint
CREATE VIEW `visible_merch` AS select "id", "user_id", "created_at", "write_key", "name", "description", "price", "category", "size", "condition", "season", "player", "tags", "state", "state_at", "conversation_id", "sold_price", "old_price", "edited_at", "visibility", "visibility_changed_at", "visibility_changed_by", "pending_edit" from "merch" where "merch"."visibility" = 'visible';--> statement-breakpoint
CREATE VIEW `visible_news` AS select "id", "user_id", "created_at", "write_key", "title", "details", "likes", "comment_count", "month", "month_likes", "tags", "locked", "edited_at", "visibility", "visibility_changed_at", "visibility_changed_by", "pending_edit", "comments_follow_after" from "news" where "news"."visibility" = 'visible';--> statement-breakpoint
CREATE VIEW `visible_news_comments` AS select "id", "user_id", "created_at", "write_key", "news_id", "content", "parent_id", "edited_at", "visibility", "visibility_changed_at", "visibility_changed_by", "pending_edit" from "news_comments" where ("news_comments"."visibility" = 'visible' and EXISTS (SELECT 1 FROM "news" WHERE "news"."id" = "news_comments"."news_id" AND "news"."visibility" = 'visible'));
