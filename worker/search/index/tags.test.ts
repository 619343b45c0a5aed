import { beforeAll, beforeEach, expect, it } from 'vitest';
import { env } from '../../test/account.ts';
import { type Fan, signedInFan } from '../../test/fan.ts';
import { seedHistory } from '../../test/history.ts';
import { differencesIn } from '../../test/search-index.ts';
import { requestSearch, followWrites, titlesOf } from '../../test/search.ts';
import { clearRecords, DOAN, newTagged, RECORD, SEASON, TAGGED_KINDS } from '../../test/tagged.ts';

beforeAll(seedHistory);

let fan: Fan;
beforeEach(async () => {
  await clearRecords();
  fan = await signedInFan();
});

it.each(TAGGED_KINDS)(
  'a search for a player finds records in /%s for as long as they are tagged with the player',
  async (name) => {
    const { id } = await newTagged(name, fan, [DOAN, SEASON]);
    const found = async (q: string) => {
      await followWrites();
      return titlesOf(await requestSearch(q), name);
    };
    for (const q of ['doan', 'Shane Doan', '2011-12', 'night doan'])
      expect(await found(q)).toEqual(['A night']);
    expect(await differencesIn(env)).toEqual([]);
    await fan.put(`/${name}/${id}/edit`, { ...RECORD, tags: [SEASON] });
    expect(await found('doan')).toEqual([]);
    expect(await found('2011-12')).toEqual(['A night']);
    expect(await differencesIn(env)).toEqual([]);
  },
);
