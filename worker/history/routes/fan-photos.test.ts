/** The photos of memories on the pages of seasons and players. */
import type { TeamDetail } from '@desert/contract/history/history';
import type { PlayerDetail } from '@desert/contract/history/players';
import { beforeAll, expect, it } from 'vitest';
import { signedInFan, visitor } from '../../test/fan.ts';
import { seedHistory } from '../../test/history.ts';

beforeAll(seedHistory);

it('a season and a player have the first photo of each memory about them, newest first', async () => {
  const fan = await signedInFan();
  const season = { kind: 'season', id: '2011-12' };
  const player = { kind: 'player', id: 8_462_038 };
  const images = [
    { url: '/images/a.svg', alt: 'White towels' },
    { url: '/images/b.svg', alt: 'The ice' },
  ];
  const memory = { title: 'White Out', details: 'All of us.', tags: [season], images };
  await fan.post('/memories/new/', memory);
  await fan.post('/memories/new/', { ...memory, title: 'Farewell', tags: [season, player] });
  await fan.post('/memories/new/', { ...memory, images: [], tags: [season] });

  const team = await (await visitor.get('/history/teams/2011-12/')).json<TeamDetail>();
  expect(team.photos.map(({ title, url, alt }) => [title, url, alt])).toEqual([
    ['Farewell', '/images/a.svg', 'White towels'],
    ['White Out', '/images/a.svg', 'White towels'],
  ]);
  const doan = await (await visitor.get('/history/players/shane-doan/')).json<PlayerDetail>();
  expect(doan.photos.map(({ title }) => title)).toEqual(['Farewell']);
  const other = await (await visitor.get('/history/teams/1996-97/')).json<TeamDetail>();
  expect(other.photos).toEqual([]);
});
