import { quantile } from '../measures.ts';
import { atMost, type Finding, format, type Row } from '../report.ts';
import type { PressResult, VisitResult } from './visit.ts';

/** @param compared the presses of the site that were made on the yardstick, too */
export function summarize(
  site: VisitResult[],
  yardstick: VisitResult[],
  compared: PressResult[],
): Finding {
  const presses = site.flatMap((visit) => visit.presses);
  const early = presses.filter(({ hydrated }) => !hydrated);
  const wrong = site.filter((visit) => visit.wrong.length > 0);
  const faults = [
    ...presses
      .filter(({ outcome }) => outcome === 'lost' || outcome === 'double')
      .map(({ page, control, at, outcome }) => {
        return `${outcome}: ${control} of ${page}, ${at.toFixed(0)} ms after the first paint`;
      }),
    ...wrong.map(({ presses, wrong }) => {
      const controls = presses.map(({ control }) => control).join(', ');
      return `wrong: ${wrong.join(', ')} changed by ${controls} of ${presses[0]?.page}`;
    }),
  ];
  const counts = {
    visits: site.length,
    presses: presses.length,
    'before hydration': early.length,
    ...countBy(presses),
    wrong: wrong.length,
  };
  return {
    title: 'Presses',
    rows: [
      ...Object.entries(counts).map(([name, count]): Row => [name, String(count)]),
      ['from a press to its effect', 'presses', 'p50', 'p95'],
      timesRow('site', presses),
      timesRow('  pressed before hydration', early),
      timesRow('  those made on the yardstick, too', compared),
      timesRow(
        'yardstick',
        yardstick.flatMap((visit) => visit.presses),
      ),
    ],
    details: faults.map((fault): Row => [fault]),
    targets: [atMost('presses lost, double or wrong', 'count', faults.length, 0)],
  };
}

function countBy(presses: PressResult[]): Record<string, number> {
  const of = (outcome: string) => presses.filter((press) => press.outcome === outcome).length;
  return { once: of('once'), 'gone on': of('gone on'), lost: of('lost'), double: of('double') };
}

function timesRow(name: string, presses: PressResult[]): Row {
  const times = presses.flatMap(({ ms }) => ms ?? []);
  return [
    name,
    String(times.length),
    format(quantile(times, 0.5), 'ms'),
    format(quantile(times, 0.95), 'ms'),
  ];
}
