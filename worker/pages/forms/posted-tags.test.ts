import { ONE_TAG_KIND, TAG_KINDS } from '@desert/contract/tags/tag-kinds';
import { beforeAll, expect, it } from 'vitest';
import { env } from '../../test/account.ts';
import { type Fan, signedInFan } from '../../test/fan.ts';
import { seedGames, seedHistory } from '../../test/history.ts';
import { formData, newKey, recordAt, recordsOf, refusal, saved } from '../../test/posted.ts';
import { DOAN, DOAN_TAG, SEASON_TAG, TAGGED_KINDS } from '../../test/tagged.ts';

beforeAll(seedHistory);

const TYPED = {
  name: 'A night',
  title: 'A night',
  description: 'T',
  details: 'T',
  price: '5',
  urls: ['/images/a.svg'],
  alts: [''],
};

const SELANNE = { kind: 'player', label: 'Teemu Selänne' };

type Tags = { tags?: string[]; tag_names?: string };

const form = (tags: Tags, key?: string) =>
  formData(Object.assign({}, TYPED, tags), [], key ?? newKey());

it.each(TAGGED_KINDS)('a form that makes a record of %s stores the chosen tags', async (name) => {
  const chosen = form({ tags: ['player:8462038', 'season:2011-12', ''] });
  const { tags } = await recordAt(await saved(await signedInFan(), `/${name}/new`, chosen));
  expect(tags).toEqual([DOAN_TAG, SEASON_TAG]);
});

const createPost = async (fan: Fan, tags: Tags) =>
  recordAt(await saved(fan, '/news/new', form(tags)));
const refused = async (tags: Tags) => {
  const fan = await signedInFan();
  const refusalOf = await refusal(fan, '/news/new', form(tags));
  expect(refusalOf.status).toBe(400);
  expect(await recordsOf(fan, 'news')).toEqual([]);
  return refusalOf;
};

it('the post form takes typed tags in any case, without accents or as slugs, and stores each once', async () => {
  const { tags } = await createPost(await signedInFan(), {
    tags: ['season:2011-12'],
    tag_names: ' SHANE DOAN, Teemu Selänne,2011-12,, shane-doan , 1992-93',
  });
  expect(tags).toMatchObject([SEASON_TAG, DOAN_TAG, SELANNE, { id: '1992-93' }]);
});

it('the post form with an unknown tag name is refused, and keeps what was typed', async () => {
  const tag_names = 'Shane Doan, Doan, 2004-05, <b>';
  const { errors, values } = await refused({ tags: ['season:2011-12'], tag_names });
  expect(errors['tags']).toBe(
    ['Doan', '2004-05', '<b>'].map((value) => `No ${ONE_TAG_KIND} matches “${value}”`).join('. '),
  );
  expect(values).toMatchObject({ tags: ['season:2011-12'], tag_names: [tag_names] });
});

it('the post form takes a game’s date as a tag', async () => {
  await seedGames();
  const { tags } = await createPost(await signedInFan(), { tag_names: 'May 7, 2012, Shane Doan' });
  expect(tags).toMatchObject([{ kind: 'game', id: '2012-05-07' }, DOAN_TAG]);
  const { errors } = await refused({ tag_names: 'May 8, 2012' });
  expect(errors['tags']).toBe(TAG_KINDS.game.missing);
});

it('the post form asks which of two players with the same name is meant', async () => {
  await withNamesake(async () => {
    const { errors } = await refused({ tag_names: 'Shane Doan' });
    expect(errors['tags']).toBe(
      'More than one player matches “Shane Doan”. Type shane-doan or shane-doan-1999',
    );
    const { tags } = await createPost(await signedInFan(), { tag_names: 'shane-doan' });
    expect(tags).toEqual([DOAN_TAG]);
  });
});

it('the post form removes unchecked tags only if it was sent with a tag field', async () => {
  const fan = await signedInFan();
  const path = await saved(fan, '/news/new', form({ tags: ['player:8462038'] }));
  await saved(fan, `${path}/edit`, form({}));
  expect((await recordAt(path))['tags']).toEqual([DOAN_TAG]);
  await saved(fan, `${path}/edit`, form({ tag_names: '' }));
  expect((await recordAt(path))['tags']).toEqual([]);
});

async function withNamesake(task: () => Promise<void>): Promise<void> {
  const players = `FROM history_documents WHERE key = 'players'`;
  const before = await env.DB.prepare(`SELECT body ${players}`).first<string>('body');
  const { columns, rows } = JSON.parse(before ?? '') as {
    columns: string[];
    rows: [number, string, ...unknown[]][];
  };
  const own = rows.find(([id]) => id === DOAN.id)!;
  const namesake = [1_000_000, 'shane-doan-1999', ...own.slice(2)];
  const body = JSON.stringify({ columns, rows: [...rows, namesake] });
  const write = env.DB.prepare(`UPDATE history_documents SET body = ? WHERE key = 'players'`);
  await write.bind(body).run();
  try {
    await task();
  } finally {
    await write.bind(before).run();
  }
}
