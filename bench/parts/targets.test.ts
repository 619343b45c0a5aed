import { expect, it } from 'vitest';
import { eachMeasure, type Measures } from '../measures.ts';
import type { Page } from '../pages.ts';
import type { Judgement } from '../report.ts';
import { judgePage } from './pages.ts';
import { judgePhotos } from './photos.ts';
import { judgeSearch } from './search.ts';

const missed = (targets: Judgement[]) =>
  targets.filter(({ met }) => !met).map(({ label }) => label);

const AT_LIMITS: Measures = {
  ...eachMeasure(() => 0),
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

const missedBy = (site: Partial<Measures>, page: Partial<Page> = {}, moreRows = 0) =>
  missed(judgePage(page, { ...AT_LIMITS, ...site }, moreRows));

it.each<[Partial<Measures>, string[]]>([
  [{}, []],
  [{ contentMs: 801 }, ['content painted']],
  [{ interactiveMs: 1401 }, ['interactive']],
  [{ blockedMs: 81 }, ['blocked by long tasks']],
  [{ tapMs: 101 }, ['response to a tap']],
  [{ layoutShift: 0.021 }, ['layout shift']],
  [{ requests: 21 }, ['requests']],
  [{ scriptBytes: 117_001 }, ['script']],
  [{ earlyScriptBytes: 93_001 }, ['script until interactive']],
  [{ sectionBytes: 15_001 }, ["section's script"]],
  [{ styleBytes: 12_001 }, ['CSS']],
])('a page with %j misses %j', (site, labels) => {
  expect(missedBy(site)).toEqual(labels);
});

it('a page of three sections may have the scripts of two more', () => {
  const site = { scriptBytes: 147_000, earlyScriptBytes: 123_000, sectionBytes: 45_000 };
  expect(missedBy(site)).toHaveLength(3);
  expect(missedBy(site, { sections: 3 })).toEqual([]);
});

it('no page reads more rows among more records, but one that shows all seasons', () => {
  expect(missedBy({}, {}, 1)).toEqual(['more rows read among far more records']);
  expect(missedBy({}, { showsAllSeasons: true }, 1)).toEqual([]);
});

it('figures at their limits meet the targets of photos and search, and worse ones miss them', () => {
  const without = { firstPaintMs: 1000 };
  const photos = (over: number) =>
    missed(
      judgePhotos(
        { firstPaintMs: 1100 + over, pictureBytes: 60_000 + over },
        without,
        3000 + over,
        100 + over,
      ),
    );
  expect([photos(0), photos(1)]).toEqual([[], expect.objectContaining({ length: 4 })]);
  const figures = (p95: number, rows: number) => ({ p50: 1, p95, max: 999, rows });
  const search = (over: number) =>
    missed(
      judgeSearch({
        search: figures(50 + over, 500 + over),
        suggestions: figures(20 + over, 200 + over),
        list: figures(50 + over, 250 + over),
      }),
    );
  expect([search(0), search(1)]).toEqual([[], expect.objectContaining({ length: 6 })]);
});
