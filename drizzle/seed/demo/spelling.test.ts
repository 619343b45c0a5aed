import { expect, it } from 'vitest';
import { items } from './items.ts';
import { memories } from './memories.ts';
import { pictures } from './pictures.ts';
import { posts } from './posts.ts';

/** How Americans do not write. */
const BRITISH =
  /programme|metre|bobble|parcel|line-up|any more|in our street|colour|favour|honour|grey|theatre|centre|(?:label|travel|cancel)l(?:ed|ing)|whilst|learnt/gi;

it('is American, as the site is', () => {
  const text = JSON.stringify([items, posts, memories, pictures]);
  expect(text.match(BRITISH)).toBeNull();
});
