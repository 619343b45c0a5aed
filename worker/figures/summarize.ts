import {
  getBucketMaximum,
  type BuildFigures,
  type HourFigures,
  computePercentile75,
  type SiteHealth,
  VITALS,
} from '@desert/contract/pages/figures';

/** A row of the table `figures`, summed over kinds of pages and connections. */
export interface FigureRow {
  hour: number;
  section: string;
  build: string;
  metric: string;
  bucket: number;
  count: number;
}

/** @returns each section's builds, the one released last first */
export function summarizeBuilds(rows: readonly FigureRow[]): BuildFigures[] {
  const groups = Map.groupBy(rows, ({ section, build }) => `${section} ${build}`);
  return [...groups.values()]
    .flatMap((group) => (group[0] ? [summarizeBuild(group[0], group)] : []))
    .toSorted(
      (a, b) => a.section.localeCompare(b.section) || b.since - a.since || b.until - a.until,
    );
}

function summarizeBuild({ section, build }: FigureRow, rows: readonly FigureRow[]): BuildFigures {
  const timed = section === 'edge' ? 'request' : 'fragment';
  const hours = [...Map.groupBy(rows, ({ hour }) => hour)].toSorted(([a], [b]) => a - b);
  return {
    section,
    build,
    since: hours[0]?.[0] ?? 0,
    until: hours.at(-1)?.[0] ?? 0,
    visits: countMetric(rows, 'TTFB'),
    ...summarizeRows(rows, timed),
    hours: hours.map(([hour, group]) => Object.assign({ hour }, summarizeRows(group, timed))),
  };
}

/** @param rows those of the whole site @param hours those to list */
export function summarizeHours(
  rows: readonly FigureRow[],
  hours: readonly number[],
): SiteHealth['hours'] {
  const byHour = Map.groupBy(rows, ({ hour }) => hour);
  return hours.map((hour) => {
    const group = byHour.get(hour) ?? [];
    const waiting = group.filter(({ metric }) => metric === 'waiting').map(({ bucket }) => bucket);
    const most = Math.max(0, ...waiting);
    return {
      hour,
      waiting: most === 0 ? 0 : Math.round(getBucketMaximum(most)),
      mails: countMetric(group, 'mail'),
    };
  });
}

function summarizeRows(rows: readonly FigureRow[], timed: 'request' | 'fragment'): HourFigures {
  const [failed, faults] = [countMetric(rows, 'error'), countMetric(rows, 'fault')];
  const vitals = VITALS.map((metric) => [metric, findP75(rows, metric)] as const);
  return {
    // The edge times its failed responses, too; a failed fragment has no time. A browser's fault is its own sample.
    requests: countMetric(rows, timed) + (timed === 'fragment' ? failed : 0) + faults,
    errors: failed + faults,
    response: findP75(rows, timed),
    vitals: Object.fromEntries(vitals) as HourFigures['vitals'],
  };
}

function countMetric(rows: readonly FigureRow[], metric: string): number {
  return rows.reduce((sum, row) => sum + (row.metric === metric ? row.count : 0), 0);
}

function findP75(rows: readonly FigureRow[], metric: string): number | null {
  const counts = new Map<number, number>();
  for (const row of rows) {
    if (row.metric !== metric) continue;
    counts.set(row.bucket, (counts.get(row.bucket) ?? 0) + row.count);
  }
  return computePercentile75(counts);
}
