import { expect, it } from 'vitest';
import { kitMismatch } from './kit-version.ts';

it.each(['2.0.0', '2.4.0', '2.4.1', '2.4.9'])(
  'a shell that offers kit 2.4.1 runs a section built for %s',
  (built) => {
    expect(kitMismatch(built, '2.4.1')).toBeUndefined();
  },
);

it.each(['2.5.0', '2.10.0', '3.0.0', '1.9.9'])(
  'a shell that offers kit 2.4.1 does not run one built for %s',
  (built) => {
    expect(kitMismatch(built, '2.4.1')).toBe(`built for kit ${built}, the shell offers 2.4.1`);
  },
);

it.each(['', '2', 'new', '2.x.0'])(
  'a shell that offers kit 2.4.1 does not run one that states no version: %j',
  (built) => {
    expect(kitMismatch(built, '2.4.1')).toContain('built for kit');
  },
);

it('runs nothing on a shell without a version', () => {
  expect(kitMismatch('1.0.0', '')).toBeDefined();
});
