import type { AccountData } from '@desert/contract/accounts/account-settings';
import { KIND_NAMES } from '@desert/contract/records/kinds';
import { drizzle } from 'drizzle-orm/d1';
import { expect, it } from 'vitest';
import { env } from '../../test/account.ts';
import { type Fan, signedInFan } from '../../test/fan.ts';
import { addImage, IMAGE_SECTIONS, newSubject } from '../../test/images.ts';
import { actOn, signedInModerator } from '../../test/moderators.ts';
import { signedInOwner } from '../../test/owner.ts';
import { guardedOwner } from '../../test/passkeys.ts';
import { pngOf } from '../../test/png.ts';
import { upTo } from '../../test/rows-read.ts';
import { newRecordOf, save } from '../../test/saves.ts';
import { newComment, newStory, STORY_SECTIONS } from '../../test/stories.ts';
import { uploadPhoto } from '../../test/uploads.ts';
import { streamAccountData } from './data.ts';
import { EXPORT_PAGE_SIZE } from './pages.ts';

const dataOf = async (fan: Fan) => (await fan.get('/account/data/')).json<AccountData>();

it('the export of a member who wrote nothing is a JSON file of empty lists', async () => {
  const fan = await signedInFan();
  const response = await fan.get('/account/data');
  const { headers } = response;
  expect(headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  expect(headers.get('Content-Disposition')).toMatch(/^attachment; filename="[\w-]+\.json"$/);
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(await response.json()).toEqual({
    account: {
      id: fan.id,
      username: fan.username,
      email: `${fan.username}@example.com`,
      email_confirmed: false,
      created_at: '1970-01-01T00:00:00.001Z',
      second_factor: false,
      number: null,
      era: null,
    },
    items: [],
    posts: [],
    memories: [],
    comments: [],
    likes: [],
    saved: [],
    follows: [],
    games: [],
    ratings: [],
    photos: [],
    passkeys: [],
    push_browsers: [],
    conversations: [],
    messages: [],
    blocks: [],
    reports: [],
    appeals: [],
    moderation: [],
    notifications: [],
    hidden: [],
  });
});

it('a sixth export within an hour gets a 429 with Retry-After', async () => {
  const fan = await signedInFan();
  for (let time = 0; time < 5; time += 1)
    expect((await fan.get('/account/data/')).status).toBe(200);
  const refused = await fan.get('/account/data/');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(59 * 60);
});

it('the data export lists passkeys, without any key, password hash or session hash', async () => {
  const { owner, codes } = await guardedOwner();
  const data = await dataOf(owner);
  expect(data).toMatchObject({ account: { second_factor: true } });
  expect(data.passkeys).toMatchObject([{ name: 'My phone', last_used_at: null }]);
  const text = JSON.stringify(data);
  const hashes = await env.DB.prepare(
    'SELECT users.password, token_hash FROM users JOIN sessions ON user_id = id WHERE id = ?',
  )
    .bind(owner.id)
    .first<Record<string, string>>();
  for (const secret of ['public_key', 'credential_id', codes[0]!, ...Object.values(hashes!)])
    expect(text).not.toContain(secret);
  expect(text).not.toMatch(/password|token|idempotency_key|idempotency_key/);
});

it('the export contains all photo files, including those that no record uses', async () => {
  const fan = await signedInFan();
  const file = pngOf(40, 30);
  const kept = await uploadPhoto(fan, file);
  const gone = await uploadPhoto(fan);
  await env.PHOTOS.delete(gone.url.slice(1));
  await uploadPhoto(await signedInFan());
  const created_at = expect.stringMatching(/^2.*Z$/) as string;
  expect((await dataOf(fan)).photos).toEqual([
    { ...kept, created_at, file: `data:image/png;base64,${Buffer.from(file).toString('base64')}` },
    { ...gone, created_at, file: null },
  ]);
});

it('the export contains everything that the member wrote and saved, and nothing of other members', async () => {
  const [fan, other] = [await signedInOwner(), await signedInFan()];
  for (const section of IMAGE_SECTIONS) {
    for (const somebody of [fan, other]) {
      await addImage(section, somebody, await newSubject(section, somebody));
    }
  }
  const details = 'long '.repeat(1000).trim();
  await fan.post('/news/new/', { title: 'A title', details });
  for (const section of STORY_SECTIONS) {
    const { id } = await newStory(section, other);
    for (const somebody of [fan, other]) {
      await newComment(section, somebody, id, `By ${somebody.id}`);
      await somebody.post(`/${section.name}/${id}/like/`);
    }
  }
  const kept: { kind: string; id: number }[] = [];
  for (const kind of KIND_NAMES) {
    const ids = [await newRecordOf(kind, other), await newRecordOf(kind, other)] as const;
    await save(fan, kind, ids[0]);
    await save(other, kind, ids[1]);
    kept.push({ kind, id: ids[0] });
  }
  const { items, posts, memories, comments, likes, saved } = await dataOf(fan);
  const image = { url: '/images/a.svg', alt: 'A scarf' };
  expect(items).toMatchObject([{ name: 'Scarf', price: 5, user_id: fan.id, images: [image] }]);
  expect(posts).toMatchObject([
    { title: 'Scarves', user_id: fan.id, images: [image] },
    { title: 'A title', details, user_id: fan.id },
  ]);
  expect(memories).toMatchObject([{ title: 'Scarves', user_id: fan.id, images: [image] }]);
  const content = `By ${fan.id}`;
  const id = expect.any(Number);
  expect(comments).toMatchObject([
    { content, news_id: id },
    { content, memory_id: id },
  ]);
  expect(likes).toEqual([
    { id, news_id: id },
    { id, memory_id: id },
  ]);
  const saved_at = expect.stringMatching(/^2.*Z$/) as string;
  expect(saved).toEqual(kept.map(({ kind, id }) => ({ kind, id, saved_at })));
});

it('an export that is read page by page has every record once', async () => {
  const fan = await signedInFan();
  const many = 2 * EXPORT_PAGE_SIZE + 1;
  const sql = [
    `INSERT INTO news (user_id, created_at, title, details) SELECT ${fan.id}, 1, 't', 'd' FROM ${upTo(many)}`,
    `INSERT INTO likes (kind, record_id, user_id) SELECT 'news', id, user_id FROM news WHERE user_id = ${fan.id}`,
    `INSERT INTO saves (kind, record_id, user_id, created_at) SELECT 'news', id, user_id, 1 FROM news WHERE user_id = ${fan.id}`,
  ];
  await env.DB.batch(sql.map((statement) => env.DB.prepare(statement)));
  const { posts, likes, saved } = await dataOf(fan);
  expect(new Set(posts.map(({ id }) => id)).size).toBe(many);
  expect(new Set(likes.map((like) => 'news_id' in like && like.news_id)).size).toBe(many);
  expect(new Set(saved.map(({ id }) => id)).size).toBe(many);
  expect([posts.length, likes.length, saved.length]).toEqual([many, many, many]);
});

it('the export streams no faster than the client reads', async () => {
  const fan = await signedInFan();
  let reads = 0;
  const counting = {
    prepare: (sql: string) => {
      reads += 1;
      return env.DB.prepare(sql);
    },
  } as D1Database;
  const pieces = streamAccountData(drizzle(counting), env.PHOTOS, fan.id);
  expect(reads).toBe(0);
  await pieces.next();
  expect(reads).toBe(1);
  await pieces.return(undefined);
});

it('the export contains the moderation actions about the member, and the records that they hid', async () => {
  const [fan, moderator] = [await signedInFan(), await signedInModerator()];
  const post = await fan.post('/news/new/', { title: 'A title', details: 'Details' });
  const { id } = await post.json<{ id: number }>();
  const response = await fan.post('/news/comment/new/', { content: 'Rude', news_id: id });
  const { id: comment } = await response.json<{ id: number }>();
  await actOn(moderator, 'hide', 'news-comments', comment, { rule: 'kind', reason: 'Not kind' });
  await actOn(moderator, 'hide', 'news', id);
  const data = await dataOf(fan);
  expect(data.moderation).toHaveLength(2);
  expect(data.moderation[0]).toEqual({
    action: 'hide',
    kind: 'news-comments',
    id: comment,
    title: 'Rude',
    rule: 'kind',
    reason: 'Not kind',
    created_at: expect.stringMatching(/^2.*Z$/) as string,
    until: null,
  });
  expect(data.hidden).toEqual([
    { kind: 'news', id, title: 'A title', text: 'Details' },
    { kind: 'news-comments', id: comment, title: '', text: 'Rude' },
  ]);
  expect(JSON.stringify(data)).not.toContain(moderator.username);
});
