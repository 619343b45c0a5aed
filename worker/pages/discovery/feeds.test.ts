import { PAGE_SIZE } from '@desert/contract/records/paging';
import type { Story } from '@desert/contract/records/stories';
import { beforeEach, expect, it } from 'vitest';
import { env } from '../../test/account.ts';
import { ORIGIN } from '../../test/api.ts';
import { discover, elementsOf, rowsReadFor } from '../../test/discovery.ts';
import { signedInFan } from '../../test/fan.ts';
import { upTo } from '../../test/rows-read.ts';
import { newStory, STORY_SECTIONS } from '../../test/stories.ts';
import { uploadPhoto } from '../../test/uploads.ts';

beforeEach(async () => {
  const tables = ['comments', 'images', ...STORY_SECTIONS.map(({ name }) => name)];
  await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
});

const fill = (user: number, count: number) =>
  env.DB.prepare(
    `INSERT INTO news (user_id, created_at, title, details)
      SELECT ${user}, value, 'Story ' || value, 'Told' FROM ${upTo(count)}`,
  ).run();

it.each(STORY_SECTIONS)(
  'the feed of the $name section has the title, link, author, time and text of each record',
  async (section) => {
    const path = `/${section.name}/feed.xml`;
    const empty = await discover(path);
    expect(empty.status).toBe(200);
    expect(await empty.text()).not.toContain('<item>');
    const fan = await signedInFan();
    const { id, created_at } = await newStory(section, fan);
    const response = await discover(path);
    const xml = await response.text();
    const [item = ''] = elementsOf(xml, 'item');
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect(elementsOf(item, 'title')).toEqual(['A title']);
    expect(elementsOf(item, 'link')).toEqual([`${ORIGIN}/${section.name}/${id}`]);
    expect(elementsOf(item, 'guid')).toEqual([`${ORIGIN}/${section.name}/${id}`]);
    expect(elementsOf(item, 'dc:creator')).toEqual([fan.username]);
    const [published = ''] = elementsOf(item, 'pubDate');
    expect(published).toMatch(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/);
    expect(Date.parse(published)).toBe(Math.floor(Date.parse(created_at) / 1000) * 1000);
    expect(elementsOf(item, 'description')).toEqual(['All&#60;br&#62;there is to say']);
    expect(xml).toContain(`<atom:link href="${ORIGIN}${path}" rel="self"`);
  },
);

const path = '/news/feed.xml';

it('a feed escapes members’ texts for XML and, where HTML is expected, for HTML too', async () => {
  const story = { title: ']]></title><b>&amp;', details: '<script>alert(1)</script>\uFFFE' };
  await (await signedInFan()).post('/news/new/', story);
  const [item = ''] = elementsOf(await (await discover(path)).text(), 'item');
  expect(elementsOf(item, 'title')).toEqual([']]&#62;&#60;/title&#62;&#60;b&#62;&#38;amp;']);
  expect(elementsOf(item, 'description')).toEqual([
    '&#38;#60;script&#38;#62;alert(1)&#38;#60;/script&#38;#62;',
  ]);
});

it('a feed reads only its newest records, however many there are', async () => {
  const { id } = await signedInFan();
  await fill(id, PAGE_SIZE + 1);
  const few = await discover(path);
  await fill(id, 5000);
  const many = await discover(path);
  expect(rowsReadFor(many)).toBe(rowsReadFor(few));
  const titles = elementsOf(await many.text(), 'item').flatMap((item) => elementsOf(item, 'title'));
  expect(titles).toHaveLength(PAGE_SIZE);
  expect(titles[0]).toBe('Story 4999');
});

it('a feed is cacheable for five minutes, and then a 304 if it is unchanged', async () => {
  const first = await discover(path);
  const headers = { 'If-None-Match': first.headers.get('etag')! };
  expect(first.headers.get('cache-control')).toBe('public, max-age=300');
  expect((await discover(path, headers)).status).toBe(304);
  await newStory(STORY_SECTIONS[0]!, await signedInFan());
  expect((await discover(path, headers)).status).toBe(200);
});

it.each([
  ['of the site', '/images/demo/skates.svg', `${ORIGIN}/images/demo/skates.svg`, ''],
  ['elsewhere', 'https://pictures.example/a.jpg?b&c', 'https://pictures.example/a.jpg?b&#38;c', ''],
  ['by a fan', undefined, undefined, ' width="40" height="30"'],
])(
  'a feed entry of a memory has the first picture, %s, with its size if known',
  async (_, address, shown, size) => {
    const fan = await signedInFan();
    const url = address ?? (await uploadPhoto(fan)).url;
    const made = await fan.post('/memories/new/', { title: 'Skates', details: 'Mine' });
    const { id: memory_id } = await made.json<Story>();
    await fan.post('/memories/new/image/', { url, alt: 'A "pair"', memory_id });
    await fan.post('/memories/new/image/', { url: 'https://pictures.example/2.jpg', memory_id });
    const [item = ''] = elementsOf(await (await discover('/memories/feed.xml')).text(), 'item');
    expect(item).toContain(`<media:content url="${shown ?? ORIGIN + url}" medium="image"${size}>`);
    expect(elementsOf(item, 'media:description')).toEqual(['A &#34;pair&#34;']);
    expect(item).not.toContain('2.jpg');
  },
);
