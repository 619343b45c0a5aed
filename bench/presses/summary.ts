import { quantile } from '../measures.ts';
import { atMost, type Finding, format, type Row } from '../report.ts';
import type { PressResult, VisitResult } from './visit.ts';

export interface Visited {
  site: VisitResult;
  yardstick?: VisitResult;
}

export function summarize(visits: Visited[]): Finding {
  const presses = pressesOf(visits, 'site');
  const early = presses.filter(({ hydrated }) => !hydrated);
  const wrong = visits.map(({ site }) => site).filter((visit) => visit.wrong.length > 0);
  const compared = visits.filter(({ yardstick }) => yardstick);
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
  const countOf = (what: string) => presses.filter(({ outcome }) => outcome === what).length;
  const counts = {
    visits: visits.length,
    presses: presses.length,
    'before hydration': early.length,
    once: countOf('once'),
    'gone on': countOf('gone on'),
    lost: countOf('lost'),
    double: countOf('double'),
    wrong: wrong.length,
  };
  return {
    title: 'Presses',
    rows: [
      ...Object.entries(counts).map(([name, count]): Row => [name, String(count)]),
      ['from a press to its effect', 'presses', 'p50', 'p95'],
      timesRow('site', presses),
      timesRow('  pressed before hydration', early),
      timesRow('  those made on the yardstick, too', pressesOf(compared, 'site')),
      timesRow('yardstick', pressesOf(compared, 'yardstick')),
    ],
    details: faults.map((fault): Row => [fault]),
    targets: [atMost('presses lost, double or wrong', 'count', faults.length, 0)],
  };
}

function pressesOf(visits: Visited[], side: keyof Visited): PressResult[] {
  return visits.flatMap((visit) => visit[side]?.presses ?? []);
}

function timesRow(name: string, presses: PressResult[]): Row {
  const times = presses.flatMap(({ ms }) => ms ?? []);
  const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
  return [name, String(times.length), format(p50, 'ms'), format(p95, 'ms')];
}
