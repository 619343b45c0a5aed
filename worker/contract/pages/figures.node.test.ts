import { expect, it } from 'vitest';
import { bucketMax, percentile75, toBucket } from './figures.ts';

it.each([0, 0.4, 1, 1.01, 99, 100, 2500, 600_000])(
  'the bucket of %d holds it, and at most 19 %% more',
  (value) => {
    const most = bucketMax(toBucket(value));
    expect(most).toBeGreaterThanOrEqual(value);
    expect(most).toBeLessThanOrEqual(Math.max(1, value * 2 ** 0.25 + 1e-9));
  },
);

it('the 75th percentile is the value that three of four stay below', () => {
  const count = (values: number[]) =>
    new Map(
      [...Map.groupBy(values.map(toBucket), (at) => at)].map(([at, all]) => [at, all.length]),
    );
  expect(percentile75(count([100, 200, 400, 4000]))).toBe(bucketMax(toBucket(400)));
  expect(percentile75(count([100, 200, 400, 800, 4000]))).toBe(bucketMax(toBucket(800)));
  expect(percentile75(count([]))).toBeNull();
});
