import { expect, it } from 'vitest';
import { demoRecords, pictures } from './records.ts';

/** How Americans do not write. */
const BRITISH =
  /programme|metre|bobble|parcel|line-up|any more|in our street|colour|favour|honour|grey|theatre|centre|(?:label|travel|cancel)l(?:ed|ing)|whilst|learnt/gi;

it('is American, as the site is', () => {
  const text = JSON.stringify([demoRecords, pictures]);
  expect(text.match(BRITISH)).toBeNull();
});
