import { expect, it } from 'vitest';
import { versionToRelease } from './version.ts';

const none = { breaks: [], additions: [], markup: [] };
const rendered = { ...none, markup: ['Byline'] };
const added = { ...rendered, additions: ['Link'] };
const broken = { ...added, breaks: ['Button'] };

it.each([
  ['nothing', none, '1.4.2'],
  ['other markup', rendered, '1.4.3'],
  ['an addition', added, '1.5.0'],
  ['a break', broken, '2.0.0'],
])('makes of 1.4.2, after %s', (_, changes, expected) => {
  expect(versionToRelease('1.4.2', '1.4.2', changes, true)).toBe(expected);
});

it('breaks nothing unless told that it may', () => {
  expect(() => versionToRelease('1.4.2', '2.0.0', broken, false)).toThrow('-- --major');
});

it.each([
  ['1.4.3', '1.4.3'],
  ['1.10.0', '1.10.0'],
  ['1.4.1', '1.4.2'],
])('keeps a higher version that somebody wrote: %s', (written, expected) => {
  expect(versionToRelease('1.4.2', written, none, false)).toBe(expected);
});
