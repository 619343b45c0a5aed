import type { RowsRead } from './database/rows-read.ts';
/** What a page must reach: the budgets of the design. */
import type { Measures } from './measures.ts';
import type { Page } from './pages.ts';

export interface PageResult {
  path: string;
  /** Medians. */
  site: Measures;
  /** Medians of the same pages as one client-only bundle, where there is one. */
  yardstick?: Measures | undefined;
  /** The element whose painting counted as content, in a typical visit. */
  content: { site: string; yardstick?: string | undefined };
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
    value: ({ site, yardstick }) => site.contentMs / (yardstick?.contentMs ?? Number.NaN),
  },
  {
    label: "interactive, of the yardstick's content",
    unit: 'times',
    limit: 0.9,
    value: ({ site, yardstick }) => site.interactiveMs / (yardstick?.contentMs ?? Number.NaN),
  },
];

const budgets: Target[] = [
  { label: 'content painted', unit: 'ms', limit: 1000, value: ({ site }) => site.contentMs },
  { label: 'answer to a tap', unit: 'ms', limit: 100, value: ({ site }) => site.tapMs },
  { label: 'layout shift', unit: 'shift', limit: 0.02, value: ({ site }) => site.layoutShift },
  { label: 'requests', unit: 'count', limit: 20, value: ({ site }) => site.requests },
  { label: 'CSS', unit: 'KB', limit: 12, value: ({ site }) => site.styleBytes / KB },
];

/** KB of script: of a page with one section, of a section's own, and so of each further one. */
const SCRIPT = 115;
const SECTION_SCRIPT = 15;

function scriptBudgets(sections: number): Target[] {
  return [
    {
      label: 'script',
      unit: 'KB',
      limit: SCRIPT + SECTION_SCRIPT * (sections - 1),
      value: ({ site }) => site.scriptBytes / KB,
    },
    {
      label: sections > 1 ? "sections' script" : "section's script",
      unit: 'KB',
      limit: SECTION_SCRIPT * sections,
      value: ({ site }) => site.sectionBytes / KB,
    },
  ];
}

const rowsTarget: Target = {
  label: 'more rows read among far more records',
  unit: 'count',
  limit: 0,
  value: ({ rowsRead }) => rowsRead.amongMany - rowsRead.amongFew,
};

type PageKind = Pick<Page, 'noRatios' | 'sections' | 'showsAllSeasons'>;

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
    ...(page.noRatios || !result.yardstick ? [] : ratios),
    ...budgets,
    ...scriptBudgets(page.sections ?? 1),
    ...(page.showsAllSeasons ? [] : [rowsTarget]),
  ];
  return applicable.map(({ label, unit, limit, value: of }) => {
    const value = of(result);
    return { label, unit, value, limit, met: value <= limit };
  });
}
