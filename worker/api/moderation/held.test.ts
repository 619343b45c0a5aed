/** The first writings with links of a new account wait for a moderator. */
import { IDEMPOTENCY_KEY_HEADER } from '@desert/contract/idempotency-key';
import { beforeEach, describe, expect, it } from 'vitest';
import { env, rowCount } from '../../test/account.ts';
import { post } from '../../test/api.ts';
import { type Fan, signedInFan, visitor } from '../../test/fan.ts';
import { addImage, IMAGE_SECTIONS, readImages } from '../../test/images.ts';
import { actOn, caseOf, signedInModerator, signedInNewcomer } from '../../test/moderators.ts';
import { formData, saved } from '../../test/posted.ts';
import { newComment, newStory, readStory, STORY_SECTIONS } from '../../test/stories.ts';
import { uploadPhoto } from '../../test/uploads.ts';
import { expectSound } from '../../test/whole-database.ts';

const NEWS = STORY_SECTIONS[0]!;
const LINK = 'See https://example.com/a';
const POST = { title: 'A title', details: LINK };

let newcomer: Fan;
let moderator: Fan;

beforeEach(async () => {
  [newcomer, moderator] = await Promise.all([signedInNewcomer(), signedInModerator()]);
});

interface Made {
  id: number;
  held?: true;
}

const write = async (fan: Fan, body: object = POST) =>
  (await fan.post('/news/new/', body)).json<Made>();

const statusOf = async (id: number) => (await visitor.get(`/news/${id}/`)).status;

describe('what a new account writes with a link', () => {
  it.each(['https://example.com', 'HTTP://example.com', 'www.example.com', 'a(www.example.com)'])(
    'waits in the queue: %s',
    async (details) => {
      const response = await newcomer.post('/news/new/', { title: 'A title', details });
      expect(response.status).toBe(201);
      const made = await response.json<Made>();
      expect(made).toMatchObject({ held: true, title: 'A title', details, likes: 0, tags: [] });
      expect(await statusOf(made.id)).toBe(404);
      expect(await caseOf(moderator, 'news', made.id)).toMatchObject({
        state: 'open',
        held: true,
        hidden: true,
        report_count: 0,
        context: { title: 'A title', text: details, path: null },
        author: { user: { id: newcomer.id } },
      });
      await actOn(moderator, 'put-back', 'news', made.id);
      expect(await (await visitor.get(`/news/${made.id}/`)).json()).toMatchObject({ details });
      await expectSound();
    },
  );

  it.each(['No link', 'ftp://example.com', 'awww.example', 'me@example.com', 'http:// alone'])(
    'is there at once without one: %s',
    async (details) => {
      const made = await write(newcomer, { title: 'A title', details });
      expect(made).not.toHaveProperty('held');
      expect(await statusOf(made.id)).toBe(200);
    },
  );

  it('waits three times, and the fourth is there at once', async () => {
    for (let times = 0; times < 3; times += 1)
      expect(await write(newcomer)).toMatchObject({ held: true });
    expect(await write(newcomer)).not.toHaveProperty('held');
  });

  it('waits three times also where all are sent at once', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => write(newcomer)));
    expect(made.filter(({ held }) => held)).toHaveLength(3);
    await expectSound();
  });

  it.each([
    ['an account older than 30 days', () => signedInNewcomer(31 * 24 * 60 * 60_000)],
    ['an old one', signedInFan],
    [
      'a moderator',
      async () => {
        await env.DB.prepare(`UPDATE users SET role = 'moderator' WHERE id = ?`)
          .bind(newcomer.id)
          .run();
        return newcomer;
      },
    ],
  ])('is there at once of %s', async (_, fan) => {
    expect(await write(await fan())).not.toHaveProperty('held');
  });

  it('is there at once where the variable is 0', async () => {
    const asking = { cookies: newcomer.cookies, environment: { ...env, HELD_WRITINGS: '0' } };
    expect(await (await post('/news/new/', POST, asking)).json()).not.toHaveProperty('held');
  });

  it.each(STORY_SECTIONS)('waits as a comment in /$name, which is not counted', async (section) => {
    const { id } = await newStory(section, moderator);
    const comment: Made = await newComment(section, newcomer, id, LINK);
    expect(comment).toMatchObject({ held: true, content: LINK, [section.field]: id });
    expect(await readStory(section, id)).toMatchObject({ comment_count: 0, comments: [] });
    await expectSound();
    const other = await signedInModerator();
    await actOn(other, 'put-back', `${section.name}-comments`, comment.id);
    expect(await readStory(section, id)).toMatchObject({ comment_count: 1 });
    await expectSound();
  });
});

describe('sent again by its key while it waits', () => {
  const send = async (path: string, body: object, key: string) => {
    const headers = { [IDEMPOTENCY_KEY_HEADER]: key };
    const response = await post(path, body, { cookies: newcomer.cookies, headers });
    return { status: response.status, body: await response.json<Made & Record<string, unknown>>() };
  };

  it('is one record, and answered as before', async () => {
    const first = await send('/news/new/', POST, 'a-key-of-a-held-post');
    const again = await Promise.all(
      [1, 2, 3].map(() => send('/news/new/', POST, 'a-key-of-a-held-post')),
    );
    expect(first.body).toMatchObject({ held: true });
    for (const answer of again) expect(answer).toEqual(first);
    expect(await rowCount('deleted_rows', `user_id = ${newcomer.id}`)).toBe(1);
    await actOn(moderator, 'put-back', 'news', first.body.id);
    const { held: _, ...record } = first.body;
    expect(await send('/news/new/', POST, 'a-key-of-a-held-post')).toMatchObject({ body: record });
    expect(await rowCount('news', `user_id = ${newcomer.id}`)).toBe(1);
    await expectSound();
  });

  it('is one item, with its price, and one comment', async () => {
    const item = { name: 'Scarf', description: LINK, price: 12.5 };
    const [made, again] = [
      await send('/merch/new/', item, 'a-key-of-a-held-item'),
      await send('/merch/new/', item, 'a-key-of-a-held-item'),
    ];
    expect(made.body).toMatchObject({ held: true, price: 12.5 });
    expect(again).toEqual(made);
    const { id } = await newStory(NEWS, moderator);
    const comment = { content: LINK, news_id: id };
    const said = await send('/news/comment/new/', comment, 'a-key-of-a-held-comment');
    expect(await send('/news/comment/new/', comment, 'a-key-of-a-held-comment')).toEqual(said);
    expect(await readStory(NEWS, id)).toMatchObject({ comment_count: 0 });
    expect(await rowCount('deleted_rows', `user_id = ${newcomer.id}`)).toBe(2);
    await expectSound();
  });
});

describe('an edit', () => {
  it('that adds a link counts the same', async () => {
    const { id } = await write(newcomer, { title: 'A title', details: 'Plain' });
    const response = await newcomer.put(`/news/${id}/edit/`, POST);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ held: true, details: LINK });
    expect(await statusOf(id)).toBe(404);
    await actOn(moderator, 'put-back', 'news', id);
    const kept = await newcomer.put(`/news/${id}/edit/`, { ...POST, title: 'Another' });
    expect(await kept.json()).not.toHaveProperty('held');
    expect(await statusOf(id)).toBe(200);
    await expectSound();
  });

  it('that adds a link to one that was looked at waits again', async () => {
    const { id } = await write(newcomer);
    await actOn(moderator, 'put-back', 'news', id);
    const details = `${LINK} and https://example.com/b`;
    const edited = await newcomer.put(`/news/${id}/edit/`, { ...POST, details });
    expect(await edited.json()).toMatchObject({ held: true, details });
    expect(await statusOf(id)).toBe(404);
    await expectSound();
  });

  it('of somebody else’s is refused, and holds nothing', async () => {
    const { id } = await newStory(NEWS, await signedInFan());
    expect((await newcomer.put(`/news/${id}/edit/`, POST)).status).toBe(403);
    expect(await statusOf(id)).toBe(200);
  });
});

describe.each(IMAGE_SECTIONS)('images of what waits in /$name', (section) => {
  const text = { name: 'Scarf', title: 'Scarf', description: LINK, details: LINK, price: 5 };

  it('are kept once each, come with it, and are only its author’s to add', async () => {
    const made = await newcomer.post(`/${section.name}/new/`, text);
    const { id } = await made.json<Made>();
    const { url } = await uploadPhoto(newcomer);
    const body = { url, alt: 'A scarf', [section.field]: id };
    const headers = { [IDEMPOTENCY_KEY_HEADER]: `a-key-of-an-image-${section.name}` };
    const { cookies } = newcomer;
    for (let times = 0; times < 2; times += 1)
      expect((await post(`/${section.name}/new/image/`, body, { cookies, headers })).status).toBe(
        201,
      );
    await addImage(section, newcomer, id);
    const others = await (await signedInFan()).post(`/${section.name}/new/image/`, body);
    expect(others.status).toBe(404);
    const found = await caseOf(moderator, section.name, id);
    expect(found?.context?.images).toEqual([
      { url, alt: 'A scarf' },
      { url: '/images/a.svg', alt: 'A scarf' },
    ]);
    await actOn(moderator, 'put-back', section.name, id);
    const images = await readImages(section, id);
    expect(images.map((image) => image.url)).toEqual([url, '/images/a.svg']);
    expect(images.every((image) => image.id > 0)).toBe(true);
    expect(images[0]?.photo).toBeDefined();
    await expectSound();
  });

  it('are edited with what is held by the same edit', async () => {
    const plain = { ...text, description: 'Warm', details: 'Warm' };
    const { id } = await (await newcomer.post(`/${section.name}/new/`, plain)).json<Made>();
    const { id: image } = await addImage(section, newcomer, id, '/images/a.svg');
    const edited = await newcomer.put(`/${section.name}/${id}/edit/`, text);
    expect(await edited.json()).toMatchObject({ held: true });
    const { url } = await uploadPhoto(newcomer);
    const path = `/${section.name}/${image}/images/edit/`;
    expect((await (await signedInFan()).put(path, { url: '/images/b.svg' })).status).toBe(404);
    expect((await newcomer.put(path, { url, alt: 'Another' })).status).toBe(200);
    await actOn(moderator, 'put-back', section.name, id);
    expect(await readImages(section, id)).toMatchObject([
      { id: image, url, alt: 'Another', photo: { width: 40 } },
    ]);
    await expectSound();
  });

  it('have no more room than others', async () => {
    const { id } = await (await newcomer.post(`/${section.name}/new/`, text)).json<Made>();
    const environment = { ...env, IMAGES_PER_RECORD: 1 };
    const body = { url: '/images/a.svg', [section.field]: id };
    for (const status of [201, 409]) {
      const asking = { cookies: newcomer.cookies, environment };
      expect((await post(`/${section.name}/new/image/`, body, asking)).status).toBe(status);
    }
  });

  it('are kept of a form that was posted without a script, which leads to the list', async () => {
    const fields = { ...text, price: '5', urls: ['/images/a.svg'], alts: [''] };
    const data = formData(fields);
    for (let times = 0; times < 2; times += 1)
      expect(await saved(newcomer, `/${section.name}/new`, data)).toBe(`/${section.name}`);
    expect(await rowCount('cases', `author_id = ${newcomer.id}`)).toBe(1);
    expect(await rowCount('deleted_rows', `user_id = ${newcomer.id}`)).toBe(2);
  });
});
