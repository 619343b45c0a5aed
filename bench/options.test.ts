import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';
import { pages } from './pages.ts';

describe('readOptions', () => {
  it('measures every page five times unless told, and all else, beside nobody', () => {
    const parts = new Set([
      'pages',
      'photos',
      'against',
      'load',
      'log-ins',
      'search',
      'notifications',
    ]);
    expect(readOptions([])).toEqual({ pages, runs: 5, others: [], parts });
  });

  it('takes several pages of others', () => {
    const { others } = readOptions([
      '--against=http://127.0.0.1:4567/category/2/news=ul.topics-list',
      '--against',
      '/=http://127.0.0.1:4567/=main li',
    ]);
    expect(others.map(({ path, selector }) => [path, selector])).toEqual([
      ['/news', 'ul.topics-list'],
      ['/', 'main li'],
    ]);
  });

  it('takes parts, and refuses one that there is not', () => {
    expect(readOptions(['--only=load,photos']).parts).toEqual(new Set(['load', 'photos']));
    expect(() => readOptions(['--only=speed'])).toThrow('there are pages, photos, against, load');
  });

  it('takes pages of the list and a number of runs', () => {
    const options = readOptions(['--pages=/history,/', '--runs=7']);
    expect(options.pages.map(({ path }) => path)).toEqual(['/history', '/']);
    expect(options.runs).toBe(7);
  });

  it.each(['0', '-1', '2.5', 'many', ''])('refuses %j runs', (runs) => {
    expect(() => readOptions([`--runs=${runs}`])).toThrow(`--runs=${runs} is not a count.`);
  });

  it('refuses a page that is not in the list, and names those that are', () => {
    expect(() => readOptions(['--pages=/nowhere'])).toThrow(
      /^\/nowhere is not.*\/history\/2011-12/,
    );
  });

  it('refuses an option it does not know', () => {
    expect(() => readOptions(['--fast'])).toThrow('--fast');
  });
});
