import type { TagRef } from '@desert/contract/tags/tags';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { env } from '../../test/account.ts';
import { ORIGIN } from '../../test/api.ts';
import { discover, elementsOf } from '../../test/discovery.ts';
import { type Fan, signedInFan } from '../../test/fan.ts';
import { seedGames, seedHistory } from '../../test/history.ts';
import { addImage, IMAGE_SECTIONS } from '../../test/images.ts';
import { clearRecords, DOAN, newTagged, SEASON, TAGGED_KINDS } from '../../test/tagged.ts';

beforeAll(seedHistory);
beforeAll(seedGames);

const SEASON_FEED = '/history/2011-12/feed.xml';
const GAME: TagRef = { kind: 'game', id: '2012-05-07' };
const GAME_FEED = '/history/games/2012-05-07/feed.xml';
const PLAYER_FEED = '/history/players/shane-doan/feed.xml';

let fan: Fan;

beforeEach(async () => {
  await clearRecords();
  fan = await signedInFan();
});

it.each([
  ['a season', SEASON_FEED, SEASON, '2011-12'],
  ['a player', PLAYER_FEED, DOAN, 'Shane Doan'],
  ['a game', GAME_FEED, GAME, 'May 7, 2012 vs. Nashville Predators'],
])('the feed of %s has the records with its tag, newest first', async (_, path, tag, label) => {
  const wanted: string[] = [];
  await newTagged('news', fan);
  expect(await (await discover(path)).text()).not.toContain('<item>');
  for (const name of TAGGED_KINDS) {
    const { id } = await newTagged(name, fan, [tag]);
    await env.DB.exec(`UPDATE ${name} SET created_at = ${wanted.length * 1000} WHERE id = ${id}`);
    wanted.unshift(`${ORIGIN}/${name}/${id}`);
    await newTagged(name, fan);
  }
  const response = await discover(path);
  const xml = await response.text();
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('public, max-age=300');
  expect(elementsOf(xml, 'item').flatMap((item) => elementsOf(item, 'link'))).toEqual(wanted);
  expect(elementsOf(xml, 'title')[0]).toContain(label);
  expect(elementsOf(xml, 'link')[0]).toBe(ORIGIN + path.replace('/feed.xml', ''));
  expect(xml).toContain(`<atom:link href="${ORIGIN}${path}" rel="self"`);
});

it('the feed of a season has at most ten records of each kind', async () => {
  for (let n = 0; n < 11; n += 1) await newTagged('news', fan, [SEASON]);
  await newTagged('merch', fan, [SEASON]);
  expect(elementsOf(await (await discover(SEASON_FEED)).text(), 'item')).toHaveLength(11);
});

it('a season’s feed describes an item with the title, text, author and picture of its page', async () => {
  const more = { name: 'A scarf & hat', description: 'Warm' };
  const { id } = await newTagged('merch', fan, [SEASON], more);
  await addImage(IMAGE_SECTIONS[0]!, fan, id, '/images/demo/scarf.svg');
  const [item = ''] = elementsOf(await (await discover(SEASON_FEED)).text(), 'item');
  expect(elementsOf(item, 'title')).toEqual(['A scarf &#38; hat']);
  expect(elementsOf(item, 'description')).toEqual(['Warm']);
  expect(elementsOf(item, 'dc:creator')).toEqual([fan.username]);
  expect(elementsOf(item, 'guid')).toEqual([`${ORIGIN}/merch/${id}`]);
  expect(item).toContain(`<media:content url="${ORIGIN}/images/demo/scarf.svg"`);
  expect((await discover('/merch/feed.xml')).status).toBe(404);
});

it.each([
  '/history/2004-05/feed.xml',
  '/history/20111-12/feed.xml',
  '/history/players/nobody/feed.xml',
  '/history/players/8462038/feed.xml',
  '/history/games/2012-05-08/feed.xml',
])('no feed exists at %s', async (path) => {
  const response = await discover(path);
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it.each(['s-doan', 'Shane-Doan'])(
  'the feed of a player at the slug %s redirects to the current address',
  async (slug) => {
    await env.DB.exec(`INSERT OR IGNORE INTO person_slugs VALUES ('s-doan', ${DOAN.id})`);
    const response = await discover(`/history/players/${slug}/feed.xml`);
    expect([response.status, response.headers.get('location')]).toEqual([301, PLAYER_FEED]);
    await env.DB.exec(`DELETE FROM person_slugs WHERE slug = 's-doan'`);
  },
);
