import { expect, it } from 'vitest';
import { getBucketMaximum, computePercentile75, toHistogramBucket } from './figures.ts';

it.each([0, 0.4, 1, 1.01, 99, 100, 2500, 600_000])(
  'the histogram bucket of %d ends at the value, or at most 19 %% above it',
  (value) => {
    const most = getBucketMaximum(toHistogramBucket(value));
    expect(most).toBeGreaterThanOrEqual(value);
    expect(most).toBeLessThanOrEqual(Math.max(1, value * 2 ** 0.25 + 1e-9));
  },
);

it('the 75th percentile is the value that three of four stay below', () => {
  const count = (values: number[]) =>
    new Map(
      [...Map.groupBy(values.map(toHistogramBucket), (at) => at)].map(([at, all]) => [
        at,
        all.length,
      ]),
    );
  expect(computePercentile75(count([100, 200, 400, 4000]))).toBe(
    getBucketMaximum(toHistogramBucket(400)),
  );
  expect(computePercentile75(count([100, 200, 400, 800, 4000]))).toBe(
    getBucketMaximum(toHistogramBucket(800)),
  );
  expect(computePercentile75(count([]))).toBeNull();
});
