import type { HomeFeed } from '@desert/contract/members/feed';
import { beforeAll, expect, it } from 'vitest';
import { env } from '../../test/account.ts';
import { type Fan, signedInFan, visitor } from '../../test/fan.ts';
import { seedGames, seedHistory } from '../../test/history.ts';

const PICTURE = '/images/demo/puck.svg';
let fan: Fan;

beforeAll(async () => {
  await seedHistory();
  await seedGames();
  fan = await signedInFan();
});

const readFeed = async () => (await visitor.get('/feed/')).json<HomeFeed>();

async function write(path: string, body: object): Promise<number> {
  const { id } = await (await fan.post(`/${path}/new/`, body)).json<{ id: number }>();
  return id;
}

async function remember(title: string, picture?: string): Promise<number> {
  const id = await write('memories', { title, details: 'It was loud. '.repeat(40) });
  if (picture) await fan.post('/memories/new/image/', { url: picture, memory_id: id });
  return id;
}

it('the home feed is newest first, below the most liked memory that has a picture', async () => {
  const liked = await remember('Everybody up', PICTURE);
  await fan.post(`/memories/${liked}/like/`, {});
  await remember('Newer, not liked', PICTURE);
  await write('news', { title: 'A working VCR?', details: 'For old tapes.' });
  await fan.post('/history/games/2012-05-22/attendance/', { line: 'So quiet.' });
  const { lead, entries } = await readFeed();
  expect(lead?.title).toBe('Everybody up');
  expect(lead?.text).toMatch(/^It was loud\..{280,}…$/);
  expect(entries.map(({ title }) => title)).toEqual([
    'May 22, 2012 vs. Los Angeles Kings, L 3-4 OT',
    'A working VCR?',
    'Newer, not liked',
  ]);
  expect(entries[0]).toMatchObject({
    path: '/history/games/2012-05-22',
    author: { id: fan.id, username: fan.username },
    text: 'So quiet.',
    season: '2011-12',
  });
});

it('the feed of a game has only the records tagged with the game', async () => {
  const title = 'The night it ended';
  const tags = [{ kind: 'game', id: '2012-05-22' }];
  await write('memories', { title, details: 'We stayed.', tags });
  const entries = await (await visitor.get('/feed/game:2012-05-22/')).json<HomeFeed['entries']>();
  expect(entries.map((entry) => entry.title)).toEqual([title]);
  expect(await (await visitor.get('/feed/game:2012-05-07/')).json()).toEqual([]);
  expect((await visitor.get('/feed/nonsense/')).status).toBe(400);
});

it('games that a member adds at once are one entry of the home feed, or none if they are private', async () => {
  await fan.put('/users/me/games/', { add: ['2012-04-27', '2012-05-07'], remove: [] });
  const attended = async () => (await readFeed()).entries.filter(({ season }) => season).length;
  expect(await attended()).toBe(1);
  await env.DB.prepare('UPDATE users SET games_private = 1').run();
  expect(await attended()).toBe(0);
});
