import { expect, it } from 'vitest';
import { kitMismatch } from './kit-version.ts';

it.each(['2.0.0', '2.4.0', '2.4.1', '2.4.9'])(
  'a section built for %s runs on kit 2.4.1',
  (built) => {
    expect(kitMismatch(built, '2.4.1')).toBeUndefined();
  },
);

it.each(['2.5.0', '2.10.0', '3.0.0', '1.9.9'])('one built for %s does not run on it', (built) => {
  expect(kitMismatch(built, '2.4.1')).toBe(`built for kit ${built}, the shell offers 2.4.1`);
});

it.each(['', '2', 'new', '2.x.0'])('one that states no version does not: %j', (built) => {
  expect(kitMismatch(built, '2.4.1')).toContain('built for kit');
});

it('runs nothing on a shell without a version', () => {
  expect(kitMismatch('1.0.0', '')).toBeDefined();
});
