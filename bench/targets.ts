/** What a page must reach: the budgets of the design. */
import type { RowsRead } from './database/rows-read.ts';
import type { Measures, Unit } from './measures.ts';
import type { Page } from './pages.ts';
import type { PhotoResults } from './photos/measure-photos.ts';

export interface PageResult {
  path: string;
  /** Medians. */
  site: Measures;
  /** Medians of the same pages as one client-only bundle, where there is one. */
  yardstick?: Measures | undefined;
  /** The element whose painting counted as content, in the last visit. */
  content: { site?: string | undefined; yardstick?: string | undefined };
  rowsRead: RowsRead;
}

export interface MeasuredPage extends PageResult {
  targets: Judgement[];
}

export interface Judgement {
  label: string;
  unit: Unit;
  value: number;
  limit: number;
  /** The limit is the least that is allowed, not the most. */
  atLeast?: true;
  met: boolean;
}

/** Of a value that is the better the smaller it is. One that is not known meets nothing. */
export function judgement(label: string, unit: Unit, value: number, limit: number): Judgement {
  return { label, unit, value, limit, met: value <= limit };
}

/** Of a value that is the better the larger it is. One that is not known meets nothing. */
export function atLeast(label: string, unit: Unit, value: number, limit: number): Judgement {
  return { label, unit, value, limit, atLeast: true, met: value >= limit };
}

const KB = 1000;

/** Holds what photos cost against its targets. */
export function judgePhotos(photos: PhotoResults): Judgement[] {
  const { firstPaintMs, pictureBytes, readyMs, longestTaskMs } = photos;
  const ratio = firstPaintMs.withPhotos / firstPaintMs.without;
  return [
    judgement('painted, of the list without', 'times', ratio, 1.1),
    judgement('pictures before a scroll', 'KB', pictureBytes / KB, 60),
    judgement('12 megapixels, until they are sent', 'ms', readyMs, 3000),
    judgement('longest task with twelve of these', 'ms', longestTaskMs, 100),
  ];
}

/** KB of script: of a page with one section, before it is interactive; of a section's own, and so of each further one. */
const SCRIPT = 117;
const EARLY_SCRIPT = 93;
const SECTION_SCRIPT = 15;

type PageKind = Pick<Page, 'noRatios' | 'sections' | 'showsAllSeasons'>;

/** Holds a page against the targets that are for a page of its kind. */
export function judge(result: PageResult, page: PageKind): Judgement[] {
  const { site, yardstick, rowsRead } = result;
  const { sections = 1 } = page;
  const judgements: Judgement[] = [];
  function expect(...held: Parameters<typeof judgement>) {
    judgements.push(judgement(...held));
  }

  if (yardstick && !page.noRatios) {
    const { contentMs } = yardstick;
    expect("content painted, of the yardstick's", 'times', site.contentMs / contentMs, 0.4);
    expect("interactive, of the yardstick's content", 'times', site.interactiveMs / contentMs, 0.7);
  }
  expect('content painted', 'ms', site.contentMs, 1000);
  expect('blocked by long tasks', 'ms', site.blockedMs, 80);
  expect('answer to a tap', 'ms', site.tapMs, 100);
  expect('layout shift', 'shift', site.layoutShift, 0.02);
  expect('requests', 'count', site.requests, 20);
  expect('CSS', 'KB', site.styleBytes / KB, 12);
  const more = SECTION_SCRIPT * (sections - 1);
  expect('script', 'KB', site.scriptBytes / KB, SCRIPT + more);
  expect('script until interactive', 'KB', site.earlyScriptBytes / KB, EARLY_SCRIPT + more);
  const ofSections = sections > 1 ? "sections' script" : "section's script";
  expect(ofSections, 'KB', site.sectionBytes / KB, SECTION_SCRIPT * sections);
  if (!page.showsAllSeasons) {
    const rows = rowsRead.amongMany - rowsRead.amongFew;
    expect('more rows read among far more records', 'count', rows, 0);
  }
  return judgements;
}
