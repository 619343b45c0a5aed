import { beforeEach, expect, it } from 'vitest';
import { addFan, run, select } from '../test/d1.ts';

beforeEach(addFan);

it.each([
  ['a comment is deleted', 'DELETE FROM comments WHERE id = 901'],
  ['its author leaves', 'UPDATE comments SET user_id = 7 WHERE id = 901'],
])('only the images of the affected comment are deleted when %s', async (_, change) => {
  await run("DELETE FROM images WHERE kind = 'comments'");
  await run('DELETE FROM comments');
  await run(
    "INSERT OR IGNORE INTO news (id, user_id, created_at, title, details) VALUES (900, 7, 1, 'a', 'b')",
  );
  for (const id of [901, 902]) {
    await run(
      "INSERT INTO comments (id, user_id, created_at, kind, record_id, content) VALUES (?, 7, 1, 'news', 900, 'c')",
      id,
    );
    await run(
      "INSERT INTO images (kind, record_id, url, alt) VALUES ('comments', ?, '/images/a.svg', '')",
      id,
    );
  }
  await run(change);
  const left = await select("SELECT record_id FROM images WHERE kind = 'comments'");
  expect(left).toEqual([{ record_id: 902 }]);
});
