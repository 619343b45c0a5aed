import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Fan, signedInFan, visitor } from '../../../test/fan.ts';
import { rowsRead, upTo } from '../../../test/rows-read.ts';
import { addStories, clear, idsBy, idsFrom, LISTS, pageAt } from '../../../test/sorted-stories.ts';

const PAGE = 24;
/** A row more than the page, with its author; the end of a memory's images; and who wrote them. */
const BUDGET = (PAGE + 1) * 3 + 1;

let author: Fan;
let other: Fan;

beforeAll(async () => {
  [author, other] = [await signedInFan(), await signedInFan()];
});

describe.each(LISTS)('$list', ({ section, list, shown, order, ofOne }) => {
  const address = () => (ofOne ? list + author.username.toUpperCase() : list);
  const byAuthor = () => (ofOne ? `AND user_id = ${author.id}` : '');

  /** Stories of two authors in turn, half of which have the count of another. */
  const fill = (count: number) =>
    addStories(section, {
      author: `iif(value % 2, ${author.id}, ${other.id})`,
      count: `value / 2 % ${Math.ceil(count / 4)}`,
      from: upTo(count),
    });

  beforeEach(() => clear(section));

  it('has each story once, in its order, also where counts are equal', async () => {
    await fill(120);
    const expected = await idsBy(section, `WHERE ${shown} ${byAuthor()} ORDER BY ${order}`);
    expect(expected.length).toBeGreaterThan(PAGE);
    expect(await idsFrom(`${address()}&limit=7`)).toEqual(expected);
  });

  it('reads the same among 200 and 4,000, on the next page too', async () => {
    const counts: number[] = [];
    for (const count of [200, 4000]) {
      await clear(section);
      await fill(count);
      const { next } = await pageAt(address());
      counts.push(await rowsRead(address(), visitor), await rowsRead(next!, visitor));
    }
    expect(Math.max(...counts)).toBeLessThanOrEqual(BUDGET);
    expect(counts.slice(2)).toEqual(counts.slice(0, 2));
  });

  it('reads little of an author of few among many of others', async () => {
    await addStories(section, { author: `${author.id}`, count: '1', from: upTo(3) });
    await addStories(section, { author: `${other.id}`, count: 'value % 9', from: upTo(3000) });
    expect(await rowsRead(address(), visitor)).toBeLessThanOrEqual(ofOne ? 3 * 3 + 2 : BUDGET);
  });
});

describe('a list of stories', () => {
  it('is empty where nobody has that name, and of all where none is given', async () => {
    const list = LISTS[0]!;
    await clear(list.section);
    await addStories(list.section, { author: `${other.id}`, count: '1', from: upTo(2) });
    expect(await idsFrom('/news/?author=nobody-has-this')).toEqual([]);
    expect(await idsFrom('/news/?author=&sort=')).toHaveLength(2);
    expect(await idsFrom(`/news/?author=${other.username}&user_id=${author.id}`)).toEqual([]);
  });

  it.each([
    ['sort', 'sort=price'],
    ['cursor', 'sort=likes&cursor=1~comments~5'],
    ['cursor', 'sort=newest&cursor=1~likes~5'],
    ['author', 'author=a&author=b'],
  ])('is refused for %s: ?%s', async (field, query) => {
    const response = await visitor.get(`/memories/?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ errors: { [field]: expect.stringContaining(field) } });
  });
});
