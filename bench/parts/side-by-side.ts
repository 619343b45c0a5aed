import type { Visit } from '../browser/visit.ts';
import { inTurns, type Measures, measures, mediansOf } from '../measures.ts';
import { format, type Row } from '../report.ts';

export async function visitSideBySide(
  runs: number,
  site: () => Promise<Visit>,
  other?: () => Promise<Visit>,
): Promise<{ site: Measures; other?: Measures; rows: Row[] }> {
  const visits = await inTurns(runs, { site, ...(other && { other }) });
  const [ours, theirs] = [mediansOf(visits.site), visits.other && mediansOf(visits.other)];
  const content = [visits.site, visits.other].map((side) => side?.at(-1)?.contentElement ?? '');
  const rows = measures.map(({ name, label, unit }): Row => {
    const cells: Row = [label, format(ours[name], unit)];
    if (!theirs) return cells;
    // Other pages do not report all measures.
    const ratio = ours[name] / theirs[name];
    cells.push(Number.isNaN(theirs[name]) ? '' : format(theirs[name], unit));
    cells.push(Number.isFinite(ratio) ? format(ratio, 'times') : '');
    return cells;
  });
  rows.push([`content is '${content.join("' and '")}'`]);
  return { site: ours, ...(theirs && { other: theirs }), rows };
}
