import { expect, it } from 'vitest';
import { readFiles } from './repository.ts';

const sections = [...readFiles('/wrangler.toml')];

it('has sections', () => expect(sections.length).toBeGreaterThan(3));

it.each(sections)('%s bounds what a request may compute', (_, config) => {
  const [, ms] = /^\[limits\]\ncpu_ms = (\d+)$/m.exec(config) ?? [];
  expect(Number(ms)).toBeGreaterThanOrEqual(100);
  expect(Number(ms)).toBeLessThanOrEqual(500);
});
