import { describe, expect, it } from 'vitest';
import { eachMeasure, type Measures } from './measures.ts';
import { judge, judgePhotos, type PageResult } from './targets.ts';

const missed = (result: PageResult, page = {}) =>
  judge(result, page)
    .filter(({ met }) => !met)
    .map(({ label }) => label);

describe('judge', () => {
  it('lets pass what is exactly at every limit', () => {
    expect(missed(atLimits())).toEqual([]);
  });

  it.each<[Partial<Measures>, string[]]>([
    [{ contentMs: 801 }, ["content painted, of the yardstick's"]],
    [{ interactiveMs: 1401 }, ["interactive, of the yardstick's content"]],
    [{ blockedMs: 81 }, ['blocked by long tasks']],
    [{ tapMs: 101 }, ['answer to a tap']],
    [{ layoutShift: 0.021 }, ['layout shift']],
    [{ requests: 21 }, ['requests']],
    [{ scriptBytes: 117_001 }, ['script']],
    [{ earlyScriptBytes: 93_001 }, ['script until interactive']],
    [{ sectionBytes: 15_001 }, ["section's script"]],
    [{ styleBytes: 12_001 }, ['CSS']],
  ])('%j misses %j', (site, labels) => {
    const result = atLimits();
    expect(missed({ ...result, site: { ...result.site, ...site } })).toEqual(labels);
  });

  it('wants content within a second however slow the yardstick is', () => {
    const result = atLimits();
    const slow = { ...result.yardstick!, contentMs: 9000 };
    const site = { ...result.site, contentMs: 1001 };
    expect(missed({ ...result, site, yardstick: slow })).toEqual(['content painted']);
  });

  it('compares a page with no yardstick where that holds less', () => {
    const result = atLimits();
    const site = { ...result.site, contentMs: 1000, interactiveMs: 9000 };
    expect(missed({ ...result, site })).toHaveLength(2);
    expect(missed({ ...result, site }, { noRatios: true })).toEqual([]);
  });

  it('allows a page of three sections the scripts of two more', () => {
    const result = atLimits();
    const site = {
      ...result.site,
      scriptBytes: 147_000,
      earlyScriptBytes: 123_000,
      sectionBytes: 45_000,
    };
    expect(missed({ ...result, site })).toEqual([
      'script',
      'script until interactive',
      "section's script",
    ]);
    expect(missed({ ...result, site }, { sections: 3 })).toEqual([]);
  });

  it('compares a page that has no yardstick with none', () => {
    const result = atLimits();
    const site = { ...result.site, interactiveMs: 9000 };
    expect(missed({ ...result, site, yardstick: undefined })).toEqual([]);
  });

  it('wants no row more among far more of everything, but from a page that shows them all', () => {
    const result = { ...atLimits(), rowsRead: { amongFew: 40, amongMany: 41 } };
    expect(missed(result)).toEqual(['more rows read among far more records']);
    expect(missed(result, { showsAllSeasons: true })).toEqual([]);
  });
});

describe('judgePhotos', () => {
  const limits = {
    firstPaintMs: { withPhotos: 1100, without: 1000 },
    contentMs: { withPhotos: 2000, without: 1000 },
    pictureBytes: 60_000,
    readyMs: 3000,
    longestTaskMs: 100,
  };
  const missed = (more: Partial<typeof limits>) =>
    judgePhotos({ ...limits, ...more })
      .filter(({ met }) => !met)
      .map(({ label }) => label);

  it('lets pass what is at every limit, and nothing beyond one', () => {
    expect(missed({})).toEqual([]);
    expect(missed({ firstPaintMs: { withPhotos: 1101, without: 1000 } })).toHaveLength(1);
    expect(missed({ pictureBytes: 60_001 })).toEqual(['pictures before a scroll']);
    expect(missed({ longestTaskMs: 101 })).toEqual(['longest task with twelve of these']);
    expect(missed({ readyMs: 3001 })).toEqual(['12 megapixels, until they are sent']);
  });
});

function atLimits(): PageResult {
  const nothing = eachMeasure(() => 0);
  const site = {
    ...nothing,
    contentMs: 800,
    interactiveMs: 1400,
    blockedMs: 80,
    tapMs: 100,
    layoutShift: 0.02,
    requests: 20,
    scriptBytes: 117_000,
    earlyScriptBytes: 93_000,
    sectionBytes: 15_000,
    styleBytes: 12_000,
  };
  const yardstick = { ...nothing, contentMs: 2000 };
  return {
    path: '/',
    site,
    yardstick,
    content: { site: 'h1', yardstick: 'h1' },
    rowsRead: { amongFew: 40, amongMany: 40 },
  };
}
