/**
 * Inserts rows as of each migration, to test that later migrations keep them. The SQL fits the tables of its time:
 * do not change it when they change.
 */
export const rowsAfter: Record<string, string[]> = {
  '0000_history.sql': [
    `INSERT INTO teams VALUES (1, '1979-80', 1979, 1980, 'Winnipeg Jets', '20-49-11', 80, 20, 49, 11, NULL,
      51, 214, 314, 'Did not qualify', '[]', 'Tom McVie', '[{"name":"Tom McVie","games":77}]', 'a source')`,
    `INSERT INTO players (id, team_id, first_name, last_name, position, gp, goals, assists, points, pims)
      VALUES (1001, 1, 'Morris', 'Lukowich', 'L', 78, 35, 39, 74, 77)`,
  ],
  '0001_seeds.sql': [`INSERT INTO seeds VALUES ('history', 'a hash')`],
  '0002_accounts.sql': [
    `INSERT INTO users VALUES (7, 'Desert_Fan', 'desert_fan', 'Fan@example.com', 'fan@example.com',
      '!', 1790000000000)`,
    `INSERT INTO sessions VALUES ('${'a'.repeat(64)}', 7, 1790000000000, 1790000000001, 'a browser')`,
    `INSERT INTO attempts VALUES (1, 'log-in', 'fan@example.com', 'an address', 1790000000002)`,
  ],
  '0003_sections.sql': [
    `INSERT INTO merch VALUES (3, 7, 1790000000003, 'a key', 'A scarf', 'Worn once.\nWarm.', 1250)`,
    `INSERT INTO merch_images VALUES (5, 3, '/images/scarf.svg', 'A striped scarf', NULL)`,
    `INSERT INTO news VALUES (4, 7, 1790000000004, 'a key', 'A title', 'Details', 1, 1)`,
    `INSERT INTO news_comments VALUES (6, 7, 1790000000005, NULL, 4, 'A comment')`,
    `INSERT INTO news_likes VALUES (8, 4, 7)`,
    `INSERT INTO memories VALUES (9, 7, 1790000000006, NULL, 'A memory', 'Details', 1, 1)`,
    `INSERT INTO memory_images VALUES (5, 9, 'https://example.com/a.jpg', '', 'a key')`,
    `INSERT INTO memory_comments VALUES (6, 7, 1790000000007, 'a key', 9, 'A comment')`,
    `INSERT INTO memory_likes VALUES (8, 9, 7)`,
  ],
  '0004_comments_by_user.sql': [
    `INSERT INTO users VALUES (0, 'deleted user', 'deleted user', '', '', '!', 0)`,
    `INSERT INTO news_comments VALUES (7, 0, 1790000000008, NULL, 4, '')`,
  ],
  '0005_deleted_rows.sql': [
    `INSERT INTO deleted_rows VALUES (1, 'news_comments', 8, 'news_comments', 7, 1790000000009,
      '{"id":8,"user_id":7,"created_at":1790000000005,"news_id":4,"content":"Not for long"}')`,
  ],
  '0007_photos.sql': [
    `INSERT INTO photos VALUES (2, 7, '${'a'.repeat(32)}', 'webp', 2048, 1536, '[320,960,2048]', 400000,
      'A scarf', '#8c2633', 1790000000010, NULL)`,
    `INSERT INTO photo_removals VALUES ('${'b'.repeat(32)}', 'jpg', '[640]', 1790000000011, NULL)`,
    `INSERT INTO merch_images VALUES (6, 3, '/photos/${'a'.repeat(32)}-2048.webp', 'A scarf', NULL, 2)`,
  ],
  '0008_lists.sql': [
    `INSERT INTO merch VALUES (4, 7, 1790000000012, NULL, 'A jersey', 'Signed.', 25000, 'jersey', 'XL', 'like-new',
      '2011-12', 'Shane Doan')`,
    `INSERT INTO news VALUES (5, 7, 1790000000013, NULL, 'A title', 'Details', 1, 0, 24320, 1)`,
    `INSERT INTO news_likes VALUES (9, 5, 7, 1790000000014)`,
  ],
  '0009_search_changes.sql': [`INSERT INTO search_changes VALUES (1, 'news', 5)`],
  '0010_players_and_tags.sql': [
    `INSERT INTO persons VALUES (8462038, 'shane-doan', 'Shane Doan', '1976-10-10', '{"goals":[1,540]}')`,
    `INSERT INTO person_slugs VALUES ('shane-doan', 8462038)`,
    `INSERT INTO history_documents VALUES ('players', '[]')`,
    `UPDATE players SET person_id = 8462038 WHERE id = 1001`,
    `INSERT INTO memories VALUES (10, 7, 1790000000015, NULL, 'A memory', 'Details', 0, 0, 0, 0,
      '[{"kind":"season","id":"2011-12","label":"2011-12","path":"/history/2011-12"}]')`,
    `INSERT INTO memory_tags VALUES ('season:2011-12', 10)`,
    `INSERT INTO merch_tags VALUES ('player:8462038', 3)`,
    `INSERT INTO news_tags VALUES ('player:8462038', 5)`,
  ],
  '0011_market.sql': [
    `INSERT INTO users VALUES (8, 'Scarf_Fan', 'scarf_fan', 'scarf@example.com', 'scarf@example.com', '!',
      1790000000016)`,
    `INSERT INTO conversations VALUES (11, 4, 'A jersey', 7, 8, 1790000000017, 3, 13, 'An offer', 0, 1790000000018,
      1, 0, 12, 13)`,
    `INSERT INTO messages VALUES (12, 11, 7, 1790000000017, 'a key', 'It is.', NULL, NULL, 2)`,
    `INSERT INTO messages VALUES (13, 11, 8, 1790000000018, NULL, 'An offer', 20000, 'open', 3)`,
    `INSERT INTO merch VALUES (5, 7, 1790000000019, NULL, 'A mug', 'Whole.', 900, '', '', '', '', '', '[]', 'sold',
      1790000000020, 11, 800, 1000)`,
    `INSERT INTO merch_saves VALUES (14, 4, 8, 1790000000021)`,
    `INSERT INTO news_saves VALUES (15, 5, 8, 1790000000022)`,
    `INSERT INTO memory_saves VALUES (16, 10, 8, 1790000000023)`,
    `INSERT INTO blocks VALUES (17, 8, 7, 1790000000024)`,
    `INSERT INTO reports VALUES (18, 8, 'conversations', 11, 'Rude', 1790000000025)`,
  ],
  '0012_community.sql': [
    `INSERT INTO cases VALUES (19, 'news', 5, 7, 'open', 1, 0, 0, 1790000000026, NULL)`,
    `INSERT INTO moderation_acts VALUES (20, 1790000000027, 8, 'warn', 'users', 7, 7, 'Desert_Fan', 'kind', 'Be kind.', NULL)`,
    `INSERT INTO notifications VALUES (21, 7, 'comment', 'news_comments 6', 'news_comments', 6, 8, 'Scarf_Fan', 0, 0,
      'A title', '/news/4?comment=6#comment-6', '{}', 1790000000028, 0, 0)`,
    `INSERT INTO notification_events VALUES (22, 'news', 5, 'update', 1, 0, 1790000000029)`,
    `INSERT INTO mails VALUES (23, 7, 'confirm 7', 'Fan@example.com', 'A subject', 'A text', '<p>A text</p>', 1790000000030,
      0, 1790000000030, NULL, NULL, '')`,
    `INSERT INTO mail_links VALUES ('${'c'.repeat(64)}', 7, 'confirm', 'Fan@example.com', 1790000000031)`,
    `INSERT INTO passkeys VALUES (24, 7, 'an id', 'a key', 0, '["internal"]', 1, 'A phone', 1790000000032, NULL)`,
    `INSERT INTO passkey_challenges VALUES ('${'d'.repeat(64)}', 'a challenge', 7, 'register', 1790000000033)`,
    `INSERT INTO recovery_codes VALUES (25, 7, '${'e'.repeat(64)}', NULL)`,
  ],
  '0013_notification_tries.sql': [
    `INSERT INTO notification_events VALUES (26, 'news', 4, 'update', 1, 0, 1790000000034, 2, 1790000000035)`,
  ],
  '0014_trust.sql': [
    `INSERT INTO moves VALUES (27, 'news', 4, 'out', 7, 0, 0, 1790000000036)`,
    `INSERT INTO written_bytes VALUES (1790035200000, '7', '', 1200)`,
    `INSERT INTO sessions VALUES ('${'f'.repeat(64)}', 7, 1790000000036, 1790000000036, 'a phone', 1790000000036)`,
    `INSERT INTO attempts VALUES (28, 'log-in', 'fan@example.com', '2001:0db8:0001:0002', 1790000000037, 1)`,
  ],
  '0018_rate_limits.sql': [
    `INSERT INTO rate_limits VALUES ('write 7', 'an attempt', 1790000000039, 1790086400039, 0)`,
  ],
  '0015_report_rules.sql': [
    `INSERT INTO reports (id, user_id, kind, of_id, reason, rule, created_at) VALUES (29, 7, 'news', 5, '', 'spam', 1790000000038)`,
  ],
  '0017_visibility.sql': [
    `INSERT INTO news (id, user_id, created_at, title, details, visibility, visibility_changed_at, visibility_changed_by)
      VALUES (30, 7, 1790000000039, 'A title', 'Details', 'hidden', 1790000000040, 8)`,
    `INSERT INTO news_comments (id, user_id, created_at, news_id, content, parent_id, pending_edit)
      VALUES (31, 7, 1790000000041, 5, 'A reply', 7, '{"content":"Another"}')`,
  ],
  '0020_games.sql': [
    `INSERT INTO games VALUES ('2012-05-07', '2011-12', 'playoffs', 1, 'Nashville Predators', 'nashville-predators', 2, 1, NULL, 'W', 17125, '{}', NULL)`,
  ],
  '0019_account_deletions.sql': [`INSERT INTO account_deletions VALUES (32)`],
  '0021_jobs.sql': [
    `INSERT INTO jobs VALUES (33, 'notify', 'merch 3 price', 1, 0, 1790000000042, 0, 0, 0, '', NULL)`,
  ],
  '0022_attendances.sql': [
    `INSERT INTO attendances (user_id, date, seat, line, created_at) VALUES (7, '2012-05-07', '101', 'Loud.', 1)`,
    `INSERT INTO attendance_counts (date, count) VALUES ('2012-05-07', 1)`,
    `INSERT INTO attendance_summaries (user_id, body) VALUES (7, '{}')`,
  ],
};
