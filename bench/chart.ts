/** Draws the responses per second in `results.json` as the README's chart. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MeasuredPart } from './results.ts';

interface Bar {
  path: string;
  cached: number;
  rendered: number;
}

const WIDTH = 640;
const LABELS = 150;
const ROW = 44;
const BAR = 14;
const SPACE_FOR_NUMBERS = 70;

export async function saveChart(load: MeasuredPart): Promise<void> {
  await writeFile(join(import.meta.dirname, '../docs/images/performance.svg'), chartOf(load));
}

/** @param load figures such as '/news: cached': '3330/s, 0.20 ms' */
export function chartOf({ measured, machine, figures }: MeasuredPart): string {
  const bars = barsOf(figures);
  const most = Math.max(...bars.flatMap(({ cached, rendered }) => [cached, rendered]));
  const height = bars.length * ROW + 56;
  const lengthOf = (perSecond: number) =>
    Math.max(1, Math.round((perSecond / most) * (WIDTH - LABELS - SPACE_FOR_NUMBERS)));
  const bar = (perSecond: number, y: number, color: string) =>
    `<rect x="${LABELS}" y="${y}" width="${lengthOf(perSecond)}" height="${BAR}" fill="${color}"/>` +
    `<text x="${LABELS + lengthOf(perSecond) + 6}" y="${y + 11}">${perSecond}</text>`;
  const rows = bars.map(({ path, cached, rendered }, at) => {
    const y = 34 + at * ROW;
    return `<text x="0" y="${y + 18}">${path}</text>${bar(cached, y, CACHED)}${bar(rendered, y + BAR + 2, RENDERED)}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="Responses per second by address: stored, and rendered each time">
<g font-family="sans-serif" font-size="12" fill="#808080">
<rect x="${LABELS}" y="6" width="10" height="10" fill="${CACHED}"/><text x="${LABELS + 16}" y="15">stored response, per second</text>
<rect x="${LABELS + 220}" y="6" width="10" height="10" fill="${RENDERED}"/><text x="${LABELS + 236}" y="15">rendered each time</text>
${rows.join('\n')}
<text x="0" y="${height - 8}">${measured}, ${machine.replace(/, Chromium.*/, '')}</text>
</g>
</svg>
`;
}

const CACHED = '#b5485a';
const RENDERED = '#7d7468';

function barsOf(figures: Record<string, string>): Bar[] {
  const paths = Object.keys(figures).flatMap((name) =>
    name.endsWith(': cached') ? [name.slice(0, -': cached'.length)] : [],
  );
  const perSecond = (name: string) => Number(/^(\d+)\/s/.exec(figures[name] ?? '')?.[1] ?? 0);
  return paths.map((path) => ({
    path,
    cached: perSecond(`${path}: cached`),
    rendered: perSecond(`${path}: rendered`),
  }));
}
