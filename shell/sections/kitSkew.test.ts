import { expect, it } from 'vitest';
import { KitMismatch, wrapStrictExports } from './kitSkew.ts';
import { SHARED } from './shared.ts';

it('the kit proxy throws when a section imports what the kit does not export', async () => {
  const [, kit] = SHARED['@desert/kit']!;
  expect(kit).toHaveProperty('Button');
  expect(() => 'Added' in kit).not.toThrow();
  expect(() => (kit as Record<string, unknown>)['Added']).toThrow(KitMismatch);
});

it('a module with strict exports can be awaited and inspected by Module Federation', async () => {
  const module = wrapStrictExports<Record<PropertyKey, unknown>>({ a: 1 });
  expect(await Promise.resolve(module)).toBe(module);
  expect(['a', 'default', '__esModule', Symbol.toStringTag].map((name) => module[name])).toEqual([
    1,
    undefined,
    undefined,
    undefined,
  ]);
});
