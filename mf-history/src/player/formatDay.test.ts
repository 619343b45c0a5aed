import { expect, it } from 'vitest';
import { formatDay } from './formatDay.ts';

it('writes a day out', () => {
  expect(formatDay('1976-10-10')).toBe('October 10, 1976');
  expect(formatDay('1952-09-06')).toBe('September 6, 1952');
});
