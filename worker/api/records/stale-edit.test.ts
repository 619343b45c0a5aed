/** Two tabs with the form of one record: an edit says what it is based on. */
import { CHANGED_MEANWHILE } from '@desert/contract/records';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Fan, signedInFan, visitor } from '../../test/fan.ts';

const STORY = { title: 'A night', details: 'We stayed' };
const SEASON = { kind: 'season', id: '2011-12' };

const KINDS = [
  {
    name: 'merch',
    first: { name: 'Cap', description: 'Warm', price: 120 },
    fields: ['price', 'description'],
  },
  { name: 'news', first: STORY, fields: ['title', 'details'] },
  { name: 'memories', first: STORY, fields: ['title', 'details'] },
] as const;

let author: Fan;

beforeAll(async () => {
  author = await signedInFan();
});

describe.each(KINDS)('an edit of /$name', ({ name, first, fields: [one, other] }) => {
  const values = first as Record<string, unknown>;
  const changed = { [one]: one === 'price' ? 110 : 'New', [other]: 'Other' };
  const changeOf = (field: string) => ({ ...values, [field]: changed[field], base: first });
  const edit = (id: number, body: object) => author.put(`/${name}/${id}/edit/`, body);
  const read = async (id: number) => (await visitor.get(`/${name}/${id}/`)).json<object>();
  const newRecord = async () =>
    (await (await author.post(`/${name}/new/`, first)).json<{ id: number }>()).id;

  it('writes the changed fields only, so that another tab’s edit of another field stays', async () => {
    const id = await newRecord();
    expect((await edit(id, changeOf(one))).status).toBe(200);
    expect((await edit(id, changeOf(other))).status).toBe(200);
    expect(await read(id)).toMatchObject({ ...first, ...changed });
  });

  it('is refused if the field was changed meanwhile, and shows the record as it is', async () => {
    const id = await newRecord();
    await edit(id, changeOf(other));
    const refused = await edit(id, { ...changeOf(other), [other]: 'Third', [one]: changed[one] });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      errors: { [other]: CHANGED_MEANWHILE },
      record: { id, [other]: 'Other' },
    });
    expect(await read(id)).toMatchObject({ ...first, [other]: 'Other' });
  });

  it('can be sent again, and replaces everything without a base', async () => {
    const id = await newRecord();
    for (const _ of [1, 2]) expect((await edit(id, changeOf(other))).status).toBe(200);
    expect((await edit(id, first)).status).toBe(200);
    expect(await read(id)).toMatchObject(first);
  });

  it('that changes nothing is no edit', async () => {
    const id = await newRecord();
    expect((await edit(id, { ...first, base: first })).status).toBe(200);
    expect(await read(id)).not.toHaveProperty('edited_at');
  });

  it('is refused to others as ever', async () => {
    const fan = await signedInFan();
    const sent = await fan.put(`/${name}/${await newRecord()}/edit/`, changeOf(one));
    expect(sent.status).toBe(403);
  });

  it('guards tags, by the seasons and players that they are of', async () => {
    const id = await newRecord();
    const tagged = { ...first, tags: [SEASON], base: { ...first, tags: [] } };
    expect((await edit(id, tagged)).status).toBe(200);
    const { tags } = (await read(id)) as { tags: object[] };
    expect((await edit(id, { ...first, tags: [], base: { tags: [] } })).status).toBe(200);
    expect(await read(id)).toMatchObject({ tags: [{ id: '2011-12' }] });
    const other = { ...SEASON, id: '2010-11' };
    const stale = await edit(id, { ...first, tags: [other], base: { tags: [] } });
    expect(await stale.json()).toMatchObject({ errors: { tags: CHANGED_MEANWHILE } });
    expect((await edit(id, { ...first, tags: [other], base: { tags } })).status).toBe(200);
  });
});
