import { expect, it } from 'vitest';
import { rowCount } from '../../../test/account.ts';
import { type Fan, signedInFan } from '../../../test/fan.ts';
import { seeded } from '../../../test/random.ts';
import { newComment, newStory, readStory, NEWS } from '../../../test/stories.ts';

const CHANGES = 200;
const AT_ONCE = 20;

it('the counts of a post equal its comments and likes after 200 concurrent changes', async () => {
  const fans = await Promise.all(Array.from({ length: 12 }, signedInFan));
  const ids = [(await newStory(NEWS, fans[0]!)).id, (await newStory(NEWS, fans[1]!)).id];
  const comments: number[] = [];
  const random = seeded(76);
  const pick = <T>(from: T[]) => from[Math.floor(random() * from.length)]!;

  /** Random fans delete comments: mostly without permission, and repeatedly. */
  const kinds: ((fan: Fan, id: number) => Promise<Response>)[] = [
    (fan, id) => fan.post(`/news/${id}/like/`),
    (fan, id) => fan.delete(`/news/${id}/like/delete/`),
    async (fan, id) => {
      const comment = await newComment(NEWS, fan, id);
      comments.push(comment.id);
      return Response.json(comment, { status: 201 });
    },
    (fan) => fan.delete(`/news/${pick(comments) ?? 999_999}/comment/delete/`),
  ];

  const statuses = new Set<number>();
  for (let done = 0; done < CHANGES; done += AT_ONCE) {
    const changes = Array.from({ length: AT_ONCE }, () => pick(kinds)(pick(fans), pick(ids)));
    for (const { status } of await Promise.all(changes)) statuses.add(status);
  }

  expect([...statuses].every((status) => [200, 201, 403, 404].includes(status))).toBe(true);
  for (const id of ids) {
    const { likes, comment_count } = await readStory(NEWS, id);
    expect(likes).toBe(await rowCount('likes', `kind = 'news' AND record_id = ${id}`));
    expect(comment_count).toBe(await rowCount('visible_news_comments', `record_id = ${id}`));
    expect(Math.min(likes, comment_count)).toBeGreaterThan(0);
    const of = `FROM visible_news_comments WHERE record_id = ${id}`;
    const fits = `fans = (SELECT count(DISTINCT user_id) ${of}) AND replied_at = (SELECT max(created_at) ${of})`;
    expect(await rowCount('news', `id = ${id} AND ${fits}`)).toBe(1);
    expect(await rowCount('news', `id = ${id} AND month_likes = likes`)).toBe(1);
  }
});
