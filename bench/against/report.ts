import { styleText } from 'node:util';
import { measures } from '../measures.ts';
import { formatMeasure, row, targetReport } from '../report.ts';
import type { OtherResult } from './visit-others.ts';

/** What only our own pages tell of themselves. */
const OURS = new Set(['interactiveMs', 'tapMs', 'sectionBytes']);

/** The figures of a page of ours and of the one beside it, what ours are of theirs, and the targets. */
export function otherReport({ path, url, site, other, content, targets }: OtherResult): string {
  return [
    `\n${styleText('bold', `${path} beside ${url}`)}`,
    row('', 'site', 'other', 'of theirs'),
    ...measures
      .filter(({ name }) => !OURS.has(name))
      .map(({ name, label, unit }) => {
        const [ours, theirs] = [site[name], other[name]];
        const ratio = theirs === 0 ? '' : formatMeasure(ours / theirs, 'times');
        return row(label, formatMeasure(ours, unit), formatMeasure(theirs, unit), ratio);
      }),
    `content is '${content.site}' and '${content.other}'`,
    targetReport(targets),
  ].join('\n');
}
