/** Whatever comes and goes between two pages of a list, what stays is on one of them, once. */
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Fan, signedInFan } from '../../../test/fan.ts';
import { addStories, clear, idsBy, LISTS, pageAt, run } from '../../../test/sorted-stories.ts';

let author: Fan;
let other: Fan;

beforeAll(async () => {
  [author, other] = [await signedInFan(), await signedInFan()];
});

/** So few that many are equal. */
const count = fc.nat(4);

interface Change {
  what: 'add' | 'remove' | 'recount';
  /** Which story, of those that there are. */
  to: number;
  count: number;
}

const change: fc.Arbitrary<Change> = fc.record({
  what: fc.constantFrom('add', 'remove', 'recount'),
  to: fc.nat(40),
  count,
});

const course = fc.record({
  limit: fc.integer({ min: 1, max: 9 }),
  counts: fc.array(count, { minLength: 8, maxLength: 30 }),
  /** Before the second page, the third and so on. */
  changes: fc.array(fc.array(change, { maxLength: 4 }), { maxLength: 8 }),
});

describe.each(LISTS)('$list', ({ section, list, shown, ofOne }) => {
  const add = (counts: number[]) =>
    addStories(section, {
      author: `iif(value % 3 = 0, ${other.id}, ${author.id})`,
      count: 'value / 3',
      from: `(SELECT value * 3 + key % 3 AS value FROM json_each('${JSON.stringify(counts)}'))`,
    });

  /** @returns the story that did not stay as it was, if there was one */
  async function apply({ what, to, count }: Change): Promise<number | undefined> {
    if (what === 'add') {
      await add([count, count]);
      return undefined;
    }
    const ids = await idsBy(section, 'ORDER BY id');
    const id = ids[to % (ids.length || 1)];
    if (id === undefined) return undefined;
    await run(
      what === 'remove'
        ? `DELETE FROM ${section.name} WHERE id = ${id}`
        : `UPDATE ${section.name} SET likes = ${count}, comment_count = ${count}, month_likes = ${count}
            WHERE id = ${id}`,
    );
    return id;
  }

  it('has what stays without a gap or a repeat', async () => {
    await fc.assert(
      fc.asyncProperty(course, async ({ limit, counts, changes }) => {
        await clear(section);
        await add(counts);
        const byAuthor = ofOne ? `AND user_id = ${author.id}` : '';
        const before = await idsBy(section, `WHERE ${shown} ${byAuthor}`);
        const changed = new Set<number | undefined>();
        const found: number[] = [];
        let next: string | undefined = `${list}${ofOne ? author.username : ''}&limit=${limit}`;
        for (let at = 0; next; at += 1) {
          const page: Awaited<ReturnType<typeof pageAt>> = await pageAt(next);
          found.push(...page.ids);
          next = page.next;
          for (const each of changes[at] ?? []) changed.add(await apply(each));
        }
        const stayed = before.filter((id) => !changed.has(id));
        expect(stayed.filter((id) => !found.includes(id))).toEqual([]);
        const calm = found.filter((id) => !changed.has(id));
        expect(new Set(calm).size).toBe(calm.length);
      }),
      { numRuns: 20 },
    );
  });
});
