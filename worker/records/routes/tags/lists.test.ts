import { parseNextLink } from '@desert/contract/records/paging';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { env } from '../../../test/account.ts';
import { type Fan, signedInFan, visitor } from '../../../test/fan.ts';
import { seedHistory } from '../../../test/history.ts';
import { followWrites } from '../../../test/search.ts';
import { clearRecords, DOAN, listedIds, newTagged, SEASON } from '../../../test/tagged.ts';

let fan: Fan;

beforeAll(seedHistory);

beforeEach(async () => {
  fan = await signedInFan();
  await clearRecords();
});

/** Items are filtered with the search index, memories with the table of tags. */
describe.each(['merch', 'memories'] as const)('the list of /%s by a tag', (name) => {
  it('a season’s or a player’s records are listed newest first, by the id or any slug of the player', async () => {
    const [both, season, player] = [
      await newTagged(name, fan, [DOAN, SEASON]),
      await newTagged(name, fan, [SEASON]),
      await newTagged(name, fan, [DOAN]),
    ];
    await newTagged(name, fan);
    await env.DB.exec(`INSERT INTO person_slugs VALUES ('captain', ${DOAN.id})`);
    await followWrites();
    const listed = (tag: string) => listedIds(visitor, `/${name}/?tag=${tag}`);
    expect(await listed('season:2011-12')).toEqual([season.id, both.id]);
    for (const slug of ['8462038', 'shane-doan', 'captain', 'Shane-Doan'])
      expect(await listed(`player:${slug}`)).toEqual([player.id, both.id]);
    expect(await listed('season:2010-11')).toEqual([]);
    await env.DB.exec(`DELETE FROM person_slugs WHERE slug = 'captain'`);
  });

  it('an unknown tag gives an empty list, and an invalid one is refused', async () => {
    await newTagged(name, fan, [SEASON]);
    await followWrites();
    for (const tag of ['season:2004-05', 'season:1900-01', 'player:nobody', 'player:1'])
      expect(await listedIds(visitor, `/${name}/?tag=${tag}`)).toEqual([]);
    const response = await visitor.get(`/${name}/?tag=coach:1`);
    expect(response.status).toBe(400);
    const errors = { tag: expect.stringContaining('like season:') as string };
    expect(await response.json()).toEqual({ errors });
  });

  it('the pages have no gap or repeat while other records come and go', async () => {
    const made: number[] = [];
    for (let n = 0; n < 7; n += 1) {
      made.unshift((await newTagged(name, fan, [SEASON])).id);
      await newTagged(name, fan, [DOAN]);
    }
    await followWrites();
    const seen: number[] = [];
    let address: string | undefined = `/${name}/?tag=season:2011-12&limit=3&sort=`;
    while (address !== undefined) {
      const response: Response = await visitor.get(address);
      seen.push(...(await response.json<{ id: number }[]>()).map(({ id }) => id));
      address = parseNextLink(response.headers.get('Link'))?.replace('/api', '');
      await newTagged(name, fan, [SEASON]);
      await fan.delete(`/${name}/${seen[0]}/delete/`);
      await followWrites();
    }
    expect(seen).toEqual(made);
  });
});

it('a tag filter combines with the Store’s other filters', async () => {
  const hat = { name: 'Hat', price: 20, category: 'hat' };
  const made = [
    await newTagged('merch', fan, [SEASON], hat),
    await newTagged('merch', fan, [SEASON, DOAN], { ...hat, price: 10 }),
    await newTagged('merch', fan, [SEASON], { name: 'Puck', price: 5, category: 'puck' }),
    await newTagged('merch', fan, [], hat),
    await newTagged('merch', await signedInFan(), [SEASON], { ...hat, price: 30 }),
  ].map(({ id }) => id);
  await followWrites();
  const listed = (query: string) => listedIds(visitor, `/merch/?tag=season:2011-12&${query}`);
  expect(await listed('category=hat&sort=price')).toEqual([made[1], made[0], made[4]]);
  expect(await listed('category=hat&max=25&q=hat')).toEqual([made[1], made[0]]);
  expect(await listed(`sort=-price&user_id=${fan.id}`)).toEqual([made[0], made[1], made[2]]);
  expect(await listedIds(visitor, '/merch/?tag=player:shane-doan&category=hat')).toEqual([made[1]]);
});
