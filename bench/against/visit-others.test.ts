import { expect, it } from 'vitest';
import { eachMeasure } from '../measures.ts';
import { judgeOther } from './visit-others.ts';

const missed = (ours: number, theirs: number) =>
  judgeOther({
    site: { ...eachMeasure(() => 0), firstPaintMs: ours },
    other: { ...eachMeasure(() => 0), firstPaintMs: theirs },
  })
    .filter(({ met }) => !met)
    .map(({ label }) => label);

it('wants a first paint at 0.6 of theirs, and after 450 ms at most', () => {
  expect(missed(450, 750)).toEqual([]);
  expect(missed(450, 740)).toEqual(['first paint, of theirs']);
  expect(missed(451, 2000)).toEqual(['first paint']);
});
