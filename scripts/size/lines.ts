import type { Files } from '../../checks/repository.ts';
import type { Row } from './table.ts';

const CODE = /\.(tsx?|mjs|css|sql)$/;
const TEST = /\.test\.tsx?$|^(e2e|checks)\/|\/test(ing)?\//;

const WITHIN = ['shell/kit', 'worker/contract'];

const SMALL = 15;

export function countLines(files: Files): Record<string, Row> {
  const all = { product: 0, test: 0, 'files below 15 lines': 0 };
  const areas: Record<string, Row> = {};
  for (const path of [...files.keys()].filter((name) => CODE.test(name)).toSorted()) {
    const area = areaOf(path);
    const kind = TEST.test(path) ? 'test' : 'product';
    const lines = (files.get(path) ?? '').split('\n').length - 1;
    all[kind] += lines;
    if (lines < SMALL) all['files below 15 lines'] += 1;
    if (area === undefined) continue;
    const row = (areas[area] ??= { product: 0, test: 0 });
    row[kind] = (row[kind] ?? 0) + lines;
  }
  return { ...areas, all };
}

function areaOf(path: string): string | undefined {
  const within = WITHIN.find((folder) => path.startsWith(`${folder}/`));
  return within ?? /^([^/]+)\//.exec(path)?.[1];
}
