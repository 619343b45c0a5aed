import { beforeEach, expect, it } from 'vitest';
import { addFan, run, select } from '../test/d1.ts';

beforeEach(addFan);

it.each([
  ['a comment is deleted', 'DELETE FROM news_comments WHERE id = 901'],
  ['its author leaves', 'UPDATE news_comments SET user_id = 7 WHERE id = 901'],
])('the images of a comment go when %s, and no others', async (_, change) => {
  await run("DELETE FROM images WHERE kind = 'news_comments'");
  await run('DELETE FROM news_comments');
  await run(
    "INSERT OR IGNORE INTO news (id, user_id, created_at, title, details) VALUES (900, 7, 1, 'a', 'b')",
  );
  for (const id of [901, 902]) {
    await run(
      "INSERT INTO news_comments (id, user_id, created_at, news_id, content) VALUES (?, 7, 1, 900, 'c')",
      id,
    );
    await run(
      "INSERT INTO images (kind, record_id, url, alt) VALUES ('news_comments', ?, '/images/a.svg', '')",
      id,
    );
  }
  await run(change);
  const left = await select("SELECT record_id FROM images WHERE kind = 'news_comments'");
  expect(left).toEqual([{ record_id: 902 }]);
});
