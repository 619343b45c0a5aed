/** What who saved something is told of it. */
import { beforeEach, describe, expect, it } from 'vitest';
import { type Fan, signedInFan } from '../test/fan.ts';
import { newItem } from '../test/market.ts';
import { newComment, newStory, STORY_SECTIONS } from '../test/stories.ts';
import { inShort, toldTo } from '../test/told.ts';

const [news] = STORY_SECTIONS;
let ann: Fan;
let ben: Fan;
let cyd: Fan;

beforeEach(async () => {
  [ann, ben, cyd] = [await signedInFan(), await signedInFan(), await signedInFan()];
});

const save = (fan: Fan, kind: string, id: number) => fan.post('/saved/', { kind, id });
const comment = (fan: Fan, id: number, content = 'Hi') => newComment(news!, fan, id, content);

describe('what is saved', () => {
  it('tells of a price, a state, and of each once', async () => {
    const item = await newItem(ann);
    await save(ben, 'merch', item.id);
    const edit = (price: number) =>
      ann.put(`/merch/${item.id}/edit/`, { name: item.name, description: 'Warm', price });
    await edit(40);
    const [told] = await toldTo(ben);
    expect(told).toMatchObject({
      kind: 'saved',
      detail: { change: 'price', amount: 4000, before: 5000 },
    });
    await ann.put(`/merch/${item.id}/state/`, { state: 'sold' });
    await ann.put(`/merch/${item.id}/state/`, { state: 'sold' });
    const list = await toldTo(ben);
    expect(list.map(({ detail }) => detail['change'])).toEqual(['state', 'price']);
    expect(await inShort(ann)).toEqual([]);
  });

  it('tells of a price and no edit where both are of one save, and still whom it mentions', async () => {
    const item = await newItem(ann);
    await save(ben, 'merch', item.id);
    const description = `Cold, @${cyd.username}`;
    await ann.put(`/merch/${item.id}/edit/`, { name: item.name, description, price: 40 });
    const list = await toldTo(ben);
    expect(list.map(({ detail }) => detail['change'])).toEqual(['price']);
    expect(await inShort(cyd)).toEqual([`mention ${ann.username} Kachina sweater`]);
  });

  it('tells of an edit and of new comments together', async () => {
    const { id } = await newStory(news!, ann);
    await save(ben, 'news', id);
    await comment(cyd, id);
    await comment(ann, id);
    expect(await inShort(ben)).toEqual([`saved ${ann.username} +1 A title`]);
    await ann.put(`/news/${id}/edit/`, { title: 'B', details: 'c' });
    expect(await inShort(ben)).toContain(`saved ${ann.username} B`);
  });
});
