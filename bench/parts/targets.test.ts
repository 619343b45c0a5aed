import { expect, it } from 'vitest';
import { eachMeasure, type Measures } from '../measures.ts';
import type { Page } from '../pages.ts';
import type { Judgement } from '../report.ts';
import { judgeFirstPaint } from './against.ts';
import { judgeLoad } from './load.ts';
import { judgeLogIns } from './log-ins.ts';
import { judgePage } from './pages.ts';
import { judgePhotos } from './photos.ts';
import { judgeSearch } from './search.ts';

const missed = (targets: Judgement[]) =>
  targets.filter(({ met }) => !met).map(({ label }) => label);

/** Of a page whose yardstick paints its content after two seconds. */
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

const missedBy = (
  site: Partial<Measures>,
  page: Partial<Page> = {},
  { yardstick = { contentMs: 2000 }, moreRows = 0 } = {},
) => missed(judgePage(page, { ...AT_LIMITS, ...site }, yardstick, moreRows));

it.each<[Partial<Measures>, string[]]>([
  [{}, []],
  [{ contentMs: 801 }, ["content painted, of the yardstick's"]],
  [{ interactiveMs: 1401 }, ["interactive, of the yardstick's content"]],
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

it('content is due within a second however slow the yardstick is', () => {
  const slow = { yardstick: { contentMs: 9000 } };
  expect(missedBy({ contentMs: 1001 }, {}, slow)).toEqual(['content painted']);
});

it('a page is not compared with a yardstick that holds less, or that there is not', () => {
  const late = { contentMs: 1000, interactiveMs: 9000 };
  expect(missedBy(late)).toHaveLength(2);
  expect(missedBy(late, { noRatios: true })).toEqual([]);
  expect(missed(judgePage({}, { ...AT_LIMITS, ...late }, undefined, 0))).toEqual([]);
});

it('a page of three sections may have the scripts of two more', () => {
  const site = { scriptBytes: 147_000, earlyScriptBytes: 123_000, sectionBytes: 45_000 };
  expect(missedBy(site)).toHaveLength(3);
  expect(missedBy(site, { sections: 3 })).toEqual([]);
});

it('no page reads more rows among more records, but one that shows all seasons', () => {
  const more = { moreRows: 1 };
  expect(missedBy({}, {}, more)).toEqual(['more rows read among far more records']);
  expect(missedBy({}, { showsAllSeasons: true }, more)).toEqual([]);
});

const photos = { firstPaintMs: 1100, pictureBytes: 60_000 };
const without = { firstPaintMs: 1000 };
const paint = (ours: number, theirs: number) =>
  judgeFirstPaint({ firstPaintMs: ours }, { firstPaintMs: theirs });
const figures = (p95: number, rows: number) => ({ p50: 1, p95, max: 999, rows });
const search = {
  search: figures(50, 500),
  suggestions: figures(20, 200),
  list: figures(50, 250),
};

it.each<[string, at: Judgement[], beyond: Judgement[], labels: string[]]>([
  [
    'photos',
    judgePhotos(photos, without, 3000, 100),
    judgePhotos({ firstPaintMs: 1101, pictureBytes: 60_001 }, without, 3001, 101),
    judgePhotos(photos, without, 0, 0).map(({ label }) => label),
  ],
  ['first paint', paint(450, 750), paint(450, 740), ['first paint, of theirs']],
  ['a late first paint', paint(450, 2000), paint(451, 2000), ['first paint']],
  [
    'pages a second',
    judgeLoad('/news', { cached: 10, rendered: 2 }),
    judgeLoad('/news', { cached: 9.9, rendered: Number.NaN }),
    ['cached pages a second, of theirs', 'first renders a second, of theirs'],
  ],
  [
    'API responses a second',
    judgeLoad('/api/news/', { cached: 5, rendered: 1 }),
    judgeLoad('/api/news/', { cached: 4.9, rendered: 9 }),
    ['API responses a second, of theirs'],
  ],
  [
    'log-ins',
    judgeLogIns(100, 10, 160),
    judgeLogIns(100, 10, 161),
    ['a slow read waits, of a log-in'],
  ],
  ['search', judgeSearch(search, 0), judgeSearch(search, 1), ['nonsense that fails']],
])(
  '%s: a figure at its limit meets the target, and a worse one misses it',
  (_, at, beyond, labels) => {
    expect([missed(at), missed(beyond)]).toEqual([[], labels]);
  },
);
