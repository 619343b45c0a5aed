import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';
import { pages } from './pages.ts';

describe('readOptions', () => {
  it('measures every page five times, and fails for no target, unless told', () => {
    expect(readOptions([])).toEqual({ pages, runs: 5, check: false, waterfall: false });
  });

  it('takes pages of the list and a number of runs', () => {
    const options = readOptions(['--pages=/history,/', '--runs=7', '--check', '--waterfall']);
    expect(options.pages.map(({ path }) => path)).toEqual(['/history', '/']);
    expect(options).toMatchObject({ runs: 7, check: true, waterfall: true });
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
