import type { RowsRead } from './database/rows-read.ts';
/** What a page must reach: the budgets of the design. */
import type { Measures } from './measures.ts';
import type { Page } from './pages.ts';

export interface PageResult {
  path: string;
  /** Medians. */
  site: Measures;
  /** Medians of the same pages as one client-only bundle. */
  yardstick: Measures;
  /** The element whose painting counted as content, in a typical visit. */
  content: { site: string; yardstick: string };
  rowsRead: RowsRead;
}

export type TargetUnit = 'times' | 'ms' | 'KB' | 'count' | 'shift';

interface Target {
  label: string;
  unit: TargetUnit;
  /** The most that is allowed, in the unit. */
  limit: number;
  value: (result: PageResult) => number;
}

const KB = 1000;

/** Against the yardstick. */
const ratios: Target[] = [
  {
    label: "content painted, of the yardstick's",
    unit: 'times',
    limit: 0.4,
    value: ({ site, yardstick }) => site.contentMs / yardstick.contentMs,
  },
  {
    label: "interactive, of the yardstick's content",
    unit: 'times',
    limit: 0.9,
    value: ({ site, yardstick }) => site.interactiveMs / yardstick.contentMs,
  },
];

const budgets: Target[] = [
  { label: 'content painted', unit: 'ms', limit: 1000, value: ({ site }) => site.contentMs },
  { label: 'answer to a tap', unit: 'ms', limit: 100, value: ({ site }) => site.tapMs },
  { label: 'layout shift', unit: 'shift', limit: 0.02, value: ({ site }) => site.layoutShift },
  { label: 'requests', unit: 'count', limit: 20, value: ({ site }) => site.requests },
  { label: 'script', unit: 'KB', limit: 115, value: ({ site }) => site.scriptBytes / KB },
  { label: "section's script", unit: 'KB', limit: 15, value: ({ site }) => site.sectionBytes / KB },
  { label: 'CSS', unit: 'KB', limit: 12, value: ({ site }) => site.styleBytes / KB },
];

const rowsTarget: Target = {
  label: 'more rows read among ten times the seasons',
  unit: 'count',
  limit: 0,
  value: ({ rowsRead }) => rowsRead.amongTenTimes - rowsRead.now,
};

type PageKind = Pick<Page, 'readsNothing' | 'showsAllSeasons'>;

export interface Judgement {
  label: string;
  unit: TargetUnit;
  value: number;
  limit: number;
  met: boolean;
}

/** Holds a page against the targets that are for a page of its kind. */
export function judge(result: PageResult, page: PageKind): Judgement[] {
  const applicable = [
    ...(page.readsNothing ? [] : ratios),
    ...budgets,
    ...(page.showsAllSeasons ? [] : [rowsTarget]),
  ];
  return applicable.map(({ label, unit, limit, value: of }) => {
    const value = of(result);
    return { label, unit, value, limit, met: value <= limit };
  });
}
