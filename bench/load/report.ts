import { styleText } from 'node:util';
import { format, row, targetReport } from '../report.ts';
import type { LoadResult } from './measure-load.ts';
import type { Rate } from './measure-rates.ts';

/** What an address answers per second, and the CPU of each answer, beside those of others. */
export function loadReport({ path, cached, rendered, others, targets }: LoadResult): string {
  return [
    `\n${styleText('bold', path)}`,
    row('', 'a second', 'CPU each', 'cached is', 'rendered is'),
    rateRow('cached', cached),
    rateRow('rendered', rendered),
    ...others.map(({ url, rate, ratios }) =>
      rateRow(nameOf(url), rate, format(ratios.cached, 'times'), format(ratios.rendered, 'times')),
    ),
    ...(targets.length > 0 ? [targetReport(targets)] : []),
  ].join('\n');
}

const nameOf = (url: string) => url.replace(/^https?:\/\/|\?.*$/g, '');

function rateRow(name: string, { perSecond, cpuMs }: Rate, ...ratios: string[]): string {
  const cpu = cpuMs === undefined ? '' : `${cpuMs.toFixed(2)} ms`;
  return row(name, format(perSecond, 'perSecond'), cpu, ...ratios);
}
